import { type Cue, cueOf } from './cues.ts'

/** A line of text, px from the top left of its stage's box, and the part of the story in which it shows. */
interface Line {
  readonly text: Node
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly from: number
  readonly until: number
}

/** What the elements round a text make of it: whether it is seen at all, when, and where it is cut. */
interface Around {
  readonly isSeen: boolean
  readonly from: number
  readonly until: number
  readonly clip: DOMRect
}

/** What may stand outside of its box or over something, px: side bearings, and the spacing after a last letter. */
const BEARING_PX = 3
const TOUCH_PX = { across: 2, down: 1 } as const
/** For how much of a stage one text may still be there while the next one comes. */
const PASSING = 0.02
/** Of a line's height, how far letters reach up and down from its middle. */
const LETTERS = 0.28

/** What stands where the scene has it; and what is there for the eye once more, or is drawn. */
const NOT_ASKED = '[data-label], [data-draw], [aria-hidden="true"], svg'

const timesOf = (cue: Cue | undefined): readonly [number, number] =>
  cue ? [cue.from, cue.until] : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

/** Adds to what is round an element what that does itself. */
function within(element: HTMLElement, outer: Around): Around {
  const { clipPath, overflow, visibility, transform } = getComputedStyle(element)
  // What is there for screen readers alone, or has no room on this window.
  const isAway = clipPath === 'inset(50%)' || (overflow !== 'visible' && element.clientWidth < 2)
  // What rides on a thing of the scene is away from its place.
  const rides = element.dataset.place !== undefined && transform !== 'none'
  const isSeen = outer.isSeen && visibility === 'visible' && !isAway && !rides && !element.matches(NOT_ASKED)
  const clip = overflow === 'visible' ? outer.clip : element.getBoundingClientRect()
  if (element.dataset.cue === undefined) return { ...outer, isSeen, clip }
  const [from, until] = timesOf(cueOf(element))
  return {
    isSeen,
    clip,
    from: Math.max(from, outer.from),
    until: Math.min(until, outer.until),
  }
}

/** Returns the lines of a stage's text that are seen, or null where one is cut. */
function linesOf(pin: HTMLElement): readonly Line[] | null {
  const box = pin.getBoundingClientRect()
  const [from, until] = timesOf(undefined)
  const arounds = new Map<Element, Around>([[pin, { isSeen: true, from, until, clip: box }]])
  function aroundOf(element: HTMLElement): Around {
    const known = arounds.get(element)
    if (known) return known
    const around = within(element, aroundOf(element.parentElement ?? pin))
    arounds.set(element, around)
    return around
  }
  const lines: Line[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(pin, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.nodeValue?.trim() || !text.parentElement) continue
    const around = aroundOf(text.parentElement)
    if (!around.isSeen) continue
    const { clip } = around
    range.selectNodeContents(text)
    for (const { left, top, right, height, width } of range.getClientRects()) {
      const middle = top + height / 2
      // Rows of a list pass through their window.
      const isPassing = clip !== box && (middle < clip.top || middle > clip.bottom)
      if (width < 2 || isPassing) continue
      const reach = LETTERS * height
      const line = {
        text,
        left: left - box.left,
        right: right - box.left,
        top: middle - reach - box.top,
        bottom: middle + reach - box.top,
      }
      const isBeside = left < clip.left - BEARING_PX || right > clip.right + BEARING_PX
      if (isBeside || line.top < -1 || line.bottom > box.height + 1) return null
      lines.push({ ...line, from: around.from, until: around.until })
    }
  }
  return lines
}

const overlap = (a: Line, b: Line): boolean =>
  // One text may be told of twice, where its first letter has a style of its own.
  a.text !== b.text &&
  Math.min(a.until, b.until) - Math.max(a.from, b.from) > PASSING &&
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH_PX.across &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCH_PX.down

/**
 * Whether a text of a pinned stage has no room in this window, as the reader has it set: it is cut, or stands over another
 * one of the same time. Reads the layout as it is; to be asked where that is clean.
 */
export function overflows(pin: HTMLElement): boolean {
  const lines = linesOf(pin)
  return lines === null || lines.some((line, i) => lines.some((other, k) => k > i && overlap(line, other)))
}
