import { Opacities } from '../../film/opacities.ts'
import { Transforms } from '../../film/transforms.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { currentLayout } from '../../stage/layout.ts'
import { layoutMode } from '../../stage/mode.ts'
import { partOf } from '../../timeline/easing.ts'
import { lineGone } from '../../timeline/legend-words.ts'
import { HERO_LEAVES, LEGEND_WORDS } from '../../timeline/thresholds.ts'

/** How far up a line goes as it fades, per cent of its height. */
const AWAY = 45

/**
 * Lets the hero's words leave with the scroll: its text fades, then the page's heading as one, whole, a short way up, as the
 * pieces come. Unpinned, and in reduced motion, they stand in their places.
 */
export function startLeaving(section: HTMLElement): void {
  const lines = [...section.querySelectorAll<HTMLElement>('h1 > span')]
  const transforms = new Transforms(lines, 'percent')
  const seen = new Opacities(lines)
  const text = new Opacities([...section.querySelectorAll<HTMLElement>('[data-leaves=text]')])
  const top = new Opacities([...section.querySelectorAll<HTMLElement>('[data-leaves=top]')])
  let written = 0
  let upright = false

  function step(): boolean {
    const here = now.stage === 'hero' ? now.progress : 1
    const progress = now.reduced || layoutMode() !== 'pinned' ? 0 : Math.min(here, LEGEND_WORDS.headingUntil)
    const { portrait } = currentLayout()
    if (progress === written && portrait === upright) return false
    written = progress
    upright = portrait
    text.putAll(1 - partOf(progress, HERO_LEAVES.text))
    top.putAll(1 - partOf(progress, HERO_LEAVES.top))
    // In its own place, too: a transform that comes and goes has the line laid out each time.
    for (let i = 0; i < lines.length; i++) {
      const gone = lineGone(progress, i, portrait)
      transforms.put(i, 0, -gone * AWAY)
      seen.put(i, 1 - gone)
    }
    return false
  }

  addStep('dom', step)
}
