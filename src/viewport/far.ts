import { whenIdle } from '../frame/when-wanted.ts'
import { trackLoading } from '../state/awaited.ts'
import { onMeasure } from './measure.ts'

/** Says that all stages are laid out; undefined where none is under way. */
let done: (() => void) | undefined

/** Lets the browser lay out one stage after the other that it has passed over so far, once the fonts on their way are there. */
async function layNext(): Promise<void> {
  done ??= trackLoading('stages out of sight')
  await document.fonts.ready
  whenIdle(() => {
    const next = document.querySelector<HTMLElement>('[data-stage]:not([data-laid])')
    if (next) {
      next.dataset.laid = ''
      void layNext()
      return
    }
    done?.()
    done = undefined
  })
}

/**
 * Has the stages laid out that are far from the window, those of a sheet too when it comes: one at a time, whenever the page has
 * nothing better to do (`data-laid` in stages/stage.module.css). To be called when the fonts are on their way.
 */
export function layFarStages(): void {
  onMeasure(() => void (done || layNext()))
  void layNext()
}
