import { CROSSING, statesOf } from '../../kolam/states.ts'
import { SHAPES } from '../../rules/constants.ts'
import { type BasePattern, columnOf } from '../../rules/patterns.ts'

/** What a circle's neighbour does to the line, by its number. */
const TIES = ['', 'crosses _', 'turns _ back', 'leads _ on'] as const

/** Returns how a pattern's digits tie its line, in words (design/signature, section 2). */
export function ruleOf(pattern: BasePattern): string {
  const circle = columnOf(pattern, 0)
  const [tips, , , heart] = statesOf(pattern)
  const tie = (by: number, what: string) => {
    const shape = Number(pattern[(circle + by) % 4])
    return `the ${SHAPES[shape]?.name.toLowerCase()} ${TIES[shape]?.replace('_', what)}`
  }
  return `The circle, in column ${circle}, ${tips === CROSSING ? 'closes' : 'opens'} the outer loops and ${
    heart === CROSSING ? 'crosses' : 'parts'
  } the middle. Beside it ${tie(3, 'the line')}, ${tie(1, 'it')}.`
}
