import type { StageId } from '../film/stages.ts'
import { cuesAt } from '../stage/cues.ts'

/** What is not read: numbers of tables, what is pressed and what says so, and what only screen readers have. */
const NOT_READ = 'table, a, button, label, [data-offer], [aria-hidden], .visually-hidden'
const WORD = /\p{L}{2,}/gu

/** What a reader sees of a cue, without what stands in cues of its own within. */
function textOf(cue: Element): string {
  // The parts of a heading that comes piece by piece make one word.
  if (cue.matches('h1, h2') && cue.ariaLabel) return cue.ariaLabel
  const walker = document.createTreeWalker(cue, NodeFilter.SHOW_TEXT)
  const parts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('[data-cue]') !== cue) continue
    if (!parent.closest(NOT_READ) && parent.checkVisibility()) parts.push(node.nodeValue ?? '')
  }
  return parts
    .join(' ')
    .replace(/\s+(?=[\s.,;:!?])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Text that has come to a place, a line a cue, and how many words it has. */
interface Reading {
  readonly text: string
  readonly words: number
}

/** Returns a reader of the page who reads every text once, wherever it shows first. */
export function createReader(): (stage: StageId, progress: number) => Reading {
  const seen = new Set<Element>()
  return (stage, progress) => {
    const news = cuesAt(stage, progress).filter(cue => !seen.has(cue))
    for (const cue of news) seen.add(cue)
    const text = news.map(textOf).filter(Boolean).join('\n')
    return { text, words: text.match(WORD)?.length ?? 0 }
  }
}
