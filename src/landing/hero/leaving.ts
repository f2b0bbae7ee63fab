import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { layoutMode } from '../../stage/mode.ts'
import { headingSeen, lineGone } from '../../timeline/legend-words.ts'
import { LEGEND_WORDS } from '../../timeline/thresholds.ts'
import { Transforms } from '../transforms.ts'

/** How far up a line is out of its clip, per cent of its height. */
const AWAY = 130

/**
 * Lets the page's heading rise out of its place line by line, each behind its own head, as the pieces come. Unpinned, and in reduced
 * motion, it stands in its place.
 * @param text the hero's words
 * @returns ends it and leaves the heading in its place
 */
export function startLeaving(text: HTMLElement): () => void {
  const lines = [...text.querySelectorAll<HTMLElement>('h1 > span > span')]
  const transforms = new Transforms(lines, 'percent')
  /** How much of each line shows, as it has been written. */
  const seen = lines.map(() => 1)
  let written = 0

  function step(): boolean {
    const here = now.stage === 'hero' ? now.progress : 1
    const progress = now.reduced || layoutMode() !== 'pinned' ? 0 : Math.min(here, LEGEND_WORDS.headingUntil)
    if (progress === written) return false
    written = progress
    // In its own place, too: a transform that comes and goes has the line laid out each time.
    for (let i = 0; i < lines.length; i++) {
      const gone = lineGone(progress, i)
      transforms.put(i, 0, -gone * AWAY)
      const left = headingSeen(gone)
      const line = lines[i]
      if (!line || left === seen[i]) continue
      seen[i] = left
      line.style.opacity = String(left)
    }
    return false
  }

  const stop = addStep('dom', step)
  return () => {
    stop()
    transforms.clear()
    for (const line of lines) line.style.opacity = ''
  }
}
