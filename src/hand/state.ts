import { createHand } from '../picture/hand.ts'

/** What a hand does, for the scene: read in the frame. */
export const handState = {
  /** What it has changed in the picture. */
  hand: createHand(),
  /** Grows with every change of those numbers. */
  revision: 0,
  /** Whether something is being dragged. */
  isHeld: false,
}

const watchers = new Set<() => void>()

/** Calls back when what the page says of it has changed: order, index, faces, plate. Returns what ends it. */
export function onHand(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Calls everybody back who has asked by `onHand`. */
export function notifyHand(): void {
  for (const watcher of watchers) watcher()
}
