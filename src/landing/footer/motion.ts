import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { layoutMode } from '../../stage/mode.ts'
import { bandDrawnAt } from '../../timeline/band.ts'

/**
 * Draws the band under KNOW MORE as the page is scrolled to its end; unpinned, and in reduced motion, it is all there.
 * @param section the stage's section
 * @returns ends it and leaves the whole band
 */
export function startBand(section: HTMLElement): () => void {
  const line = section.querySelector<SVGElement>('[data-band]')
  let drawn = 1
  function write(next: number): void {
    if (next === drawn || !line) return
    drawn = next
    // Whole, it has no dash at all: the ends of one would meet in a seam.
    line.style.strokeDasharray = next < 1 ? `${next} 2` : ''
  }
  const remove = addStep('dom', () => {
    const draws = now.stage === 'footer' && layoutMode() === 'pinned' && !now.reduced
    write(draws ? bandDrawnAt(now.progress) : 1)
    return false
  })
  return () => {
    remove()
    write(1)
  }
}
