import { recompile } from '../film/compile.ts'
import type { StageId } from '../film/stages.ts'
import { wake } from '../frame/loop.ts'
import { STAGES } from '../story/story.ts'
import { renewLayout } from '../viewport/layout.ts'

type Numbers = Record<string, unknown>

/** Returns every pose of a stage's score, by `actor.pose`. */
const posesOf = (stage: StageId): ReadonlyMap<string, Numbers> =>
  new Map(
    Object.entries(STAGES[stage].film.score.poses).flatMap(([actor, poses]) =>
      Object.entries(poses).map(([name, pose]) => [`${actor}.${name}`, pose as Numbers] as const),
    ),
  )

/** Returns the mark before a place of a stage and the one after it, with their per cents: nothing in the data sheet, whose marks are of other kinds. */
export function marksAround(stage: StageId, progress: number): string {
  if (stage === 'data-sheet') return ''
  const percent = Number((progress * 100).toFixed(2))
  const marks = Object.entries(STAGES[stage].film.score.marks).toSorted(([, a], [, b]) => a - b)
  const around = [marks.findLast(([, at]) => at <= percent), marks.find(([, at]) => at > percent)]
  return around.map(mark => mark?.join(' ') ?? '').join(' … ')
}

/** A pose as a row of its score. */
const rowOf = (name: string, pose: Numbers): string =>
  `${name.split('.').at(-1)}: ${JSON.stringify(pose)
    .replaceAll(/"(\w+)":/g, ' $1: ')
    .replaceAll('"', "'")
    .replaceAll('}', ' }')
    .replaceAll(',', ', ')
    .replaceAll(/ +/g, ' ')},`

/** Returns a field for a number, dragged by its label, in hundredths for shares and whole steps otherwise. */
function field(label: string, holder: Numbers, key: string): HTMLElement {
  const made = document.createElement('label')
  const input = document.createElement('input')
  input.type = 'number'
  const step = Math.abs(Number(holder[key])) <= 1 ? 0.01 : 1
  input.step = String(step)
  const put = (value: number): void => {
    input.value = String(Math.round(value / step) * step).slice(0, 8)
    holder[key] = Number(input.value)
    recompile()
    renewLayout()
    wake()
  }
  input.value = String(holder[key])
  input.addEventListener('change', () => put(input.valueAsNumber))
  made.addEventListener('pointermove', ({ buttons, movementX }) => {
    if (buttons === 1 && movementX !== 0) put(input.valueAsNumber + movementX * step)
  })
  made.append(label, input)
  return made
}

/** Returns a field for every number in a pose, those of several alike included. */
const fieldsOf = (holder: Numbers, path = ''): readonly HTMLElement[] =>
  Object.entries(holder).flatMap(([key, value]) => {
    if (typeof value === 'number') return [field(`${path}${key}`, holder, key)]
    // A place is a name.
    return typeof value === 'object' ? fieldsOf(value as Numbers, `${path}${key}.`) : []
  })

/** What changes the poses of the stage on screen; a pose is copied as its row of `score.ts`. */
export class PoseEditor {
  readonly element = document.createElement('details')
  private readonly select = document.createElement('select')
  private readonly fields = document.createElement('div')
  private stage: StageId | undefined

  constructor() {
    const summary = document.createElement('summary')
    summary.textContent = 'Poses'
    const copy = document.createElement('button')
    copy.type = 'button'
    copy.textContent = 'Copy the row'
    this.select.ariaLabel = 'Pose'
    this.select.addEventListener('change', () => this.show())
    copy.addEventListener('click', () => {
      const { value } = this.select
      const pose = this.stage && posesOf(this.stage).get(value)
      if (pose) void navigator.clipboard.writeText(rowOf(value, pose))
    })
    this.element.append(summary, this.select, this.fields, copy)
  }

  /** Shows the poses of a stage. */
  follow(stage: StageId): void {
    if (stage === this.stage) return
    this.stage = stage
    this.select.replaceChildren(...[...posesOf(stage).keys()].map(name => new Option(name)))
    this.show()
  }

  private show(): void {
    const pose = this.stage && posesOf(this.stage).get(this.select.value)
    this.fields.replaceChildren(...(pose ? fieldsOf(pose) : []))
  }
}
