import { wake } from '../../frame/loop.ts'
import type { Preset } from './presets.ts'

interface StepDownEvents {
  /** Gets ready what a step needs. */
  readonly prepare: (preset: Preset) => Promise<void>
  /** Takes a step. */
  readonly apply: (preset: Preset) => void
}

/** Puts a sudden step of quality off until what it needs is ready and nobody sees it happen: at rest, or in a fast scroll. */
export class StepDown {
  private next: Preset | undefined
  private isReady = false
  private readonly events: StepDownEvents

  constructor(events: StepDownEvents) {
    this.events = events
  }

  plan(preset: Preset, isSudden: boolean): void {
    if (!isSudden) {
      this.events.apply(preset)
      return
    }
    this.next = preset
    this.isReady = false
    const ready = () => {
      if (this.next !== preset) return
      this.isReady = true
      // A page at rest has no frame in which it could be taken.
      wake()
    }
    // What could not be got ready in advance is waited for.
    this.events.prepare(preset).then(ready, ready)
  }

  /** To be called where nobody would see a step. */
  applyIfReady(): void {
    const { next } = this
    if (!next || !this.isReady) return
    this.next = undefined
    this.events.apply(next)
  }
}
