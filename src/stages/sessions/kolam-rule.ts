import { CROSSING, GATE, statesOf, WALL } from '../../kolam/states.ts'
import { SHAPES } from '../../rules/constants.ts'
import { type BasePattern, columnOf } from '../../rules/patterns.ts'

/** What a neighbour of the circle does to the line, by the state that it ties. */
const WORDS: Readonly<Record<number, string>> = {
  [WALL]: 'turns _ back',
  [CROSSING]: 'lets _ cross',
  [GATE]: 'lets _ run',
}

/**
 * Returns how a pattern's digits tie its line, in words, clause by clause: tips, heart, and the ring by the circle's left and
 * right neighbour.
 */
export function ruleOf(pattern: BasePattern): readonly string[] {
  const circle = columnOf(pattern, 0)
  const [tips, right, left, heart] = statesOf(pattern)
  const tie = (by: number, state: number, what: string) => {
    const shape = Number(pattern[(circle + by) % 4])
    return `the ${SHAPES[shape]?.name.toLowerCase()} ${WORDS[state]?.replace('_', what)}`
  }
  return [
    `The circle in column ${circle} ${tips === CROSSING ? 'closes' : 'opens'} the outer loops `,
    `and ${heart === CROSSING ? 'crosses' : 'parts'} the middle. `,
    `In between ${tie(3, left, 'the line')}, `,
    `${tie(1, right, 'it')}.`,
  ]
}
