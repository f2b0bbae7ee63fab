import { now } from './now.ts'

/** The order of work inside one frame. */
export const SLOTS = ['scroll', 'sample', 'scene', 'dom'] as const
export type Slot = (typeof SLOTS)[number]

/** A piece of a frame's work; it answers true while it needs another frame (a running transition). */
export type Step = () => boolean

const steps: Readonly<Record<Slot, Step[]>> = { scroll: [], sample: [], scene: [], dom: [] }
let handle = 0
let wakeAgain = false

function run(slot: Slot): boolean {
  const list = steps[slot]
  let busy = false
  for (let i = 0; i < list.length; i++) busy = (list[i]?.() ?? false) || busy
  return busy
}

function tick(timeMs: number): void {
  handle = 0
  wakeAgain = false
  now.deltaMs = now.timeMs === 0 ? 1000 / 60 : Math.min(100, timeMs - now.timeMs)
  now.timeMs = timeMs
  let busy = run('scroll')
  busy = run('sample') || busy
  busy = run('scene') || busy
  busy = run('dom') || busy
  if (busy || wakeAgain) handle ||= requestAnimationFrame(tick)
  else now.timeMs = 0
}

/** Asks for one frame; does nothing while one is already on its way. */
export function wake(): void {
  wakeAgain = true
  handle ||= requestAnimationFrame(tick)
}

/** Adds a step at the end of a slot. Answers the function that takes it out again. */
export function addStep(slot: Slot, step: Step): () => void {
  steps[slot].push(step)
  wake()
  return () => {
    const at = steps[slot].indexOf(step)
    if (at >= 0) steps[slot].splice(at, 1)
  }
}

/** True while a frame is on its way: tests hold the page's rest against it. */
export const isAwake = (): boolean => handle !== 0

/** True in the first frame after a sleep, when time since the last frame means nothing. */
export const justWoke = (): boolean => now.deltaMs === 1000 / 60
