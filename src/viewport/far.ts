import { whenIdle } from '../frame/when-wanted.ts'
import { onMeasure } from './measure.ts'

let isDue = false

/** Lets the browser lay out one stage that it has passed over so far, once the fonts on their way are there. */
async function layNext(): Promise<void> {
  isDue = true
  await document.fonts.ready
  whenIdle(() => {
    isDue = false
    const next = document.querySelector<HTMLElement>('[data-stage]:not([data-laid])')
    if (!next) return
    next.dataset.laid = ''
    void layNext()
  })
}

/**
 * Has the stages laid out that are far from the window, those of a sheet too when it comes: one at a time, whenever the page has
 * nothing better to do (`data-laid` in stages/stage.module.css). To be called when the fonts are on their way.
 */
export function layFarStages(): void {
  onMeasure(() => void (isDue || layNext()))
  void layNext()
}
