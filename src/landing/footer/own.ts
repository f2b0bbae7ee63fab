import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { kolamPath } from '../../kolam/path.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn, layoutMode } from '../../stage/mode.ts'
import { dataSheetAtom, ownOrderAtom, pickedAtom, store } from '../../state/store.ts'
import { ownDrawnAt } from '../../timeline/band.ts'
import { FOOTER_CUES } from '../../timeline/cues.ts'
import type { Place } from '../../timeline/layout.ts'
import { contactOf, createNought, noughtAt, roomHigh, roomWide } from '../../timeline/nought.ts'
import { footerAtRest } from '../../timeline/rest.ts'
import { inPlace } from '../../timeline/riding.ts'
import { rideOwn } from '../../timeline/sun.ts'
import { Opacities } from '../opacities.ts'
import { placeOnStage } from '../riding.ts'
import { Transforms } from '../transforms.ts'
import { SERVED } from './served.ts'

/** How finely the line leaves room for the coin, of a px. */
const FINE = 10

/**
 * Ends the page with the order that the visitor has made, or the pattern that was seen last: its row on the printed sun, its
 * line in the circle's own column, drawn with the scroll, room in its heart for the sun's number, and its digits in words.
 * Unpinned, and in reduced motion, the whole line is there.
 * @param pin the stage's box
 * @returns ends it and leaves the whole line
 */
export function startOwn(pin: HTMLElement): () => void {
  const own = pin.querySelector<HTMLElement>('[data-slot="own"]')
  const figure = own?.querySelector('svg')
  const [line, head] = pin.querySelectorAll<SVGElement>('[data-own-line]')
  const said = pin.querySelector('[data-own-said]')
  const code = document.createElement('b')
  const moved = new Transforms([own])
  const contact = new Opacities([...pin.querySelectorAll<HTMLElement>('[data-own-contact]')])
  const nought = createNought()
  const riding = inPlace()
  let pattern = ''
  let place: Place | undefined
  let drawn = 1
  let room = 0
  let roomUp = 0

  function writePattern(next: string): void {
    if (next === pattern) return
    pattern = next
    for (const each of [line, head]) each?.setAttribute('d', kolamPath(next))
    code.textContent = next
    for (const each of pin.querySelectorAll<HTMLElement>('[data-stands]'))
      each.style.setProperty('--turn', String(next.indexOf(each.dataset.stands ?? '') - 1.5))
  }

  /** The order that the visitor has made, or that of the entry that ODD & EVEN shows: the picked one, or the last. */
  function take(): void {
    const made = store.get(ownOrderAtom)
    const entries = store.get(dataSheetAtom)
    const entry = entries[Math.min(store.get(pickedAtom) ?? entries.length, entries.length - 1)]
    writePattern(made ?? entry?.basePattern ?? SERVED)
    // Without a sheet it is the first row of the stack.
    const whose = made ? ': your own order' : entry ? ': your last pattern' : ''
    said?.replaceChildren(code, ` in one line${whose}`)
    place = undefined
  }

  function draw(next: number): void {
    if (next === drawn || !line || !head) return
    drawn = next
    // Whole, it has no dash at all: the ends of one would meet in a seam.
    line.style.strokeDasharray = next < 1 ? `${next} 2` : ''
    head.style.strokeDashoffset = String(-next)
    head.style.opacity = next > 0 && next < 1 ? '1' : ''
  }

  /** The line leaves room for the coin that comes up into its heart. */
  function makeRoom(sizePx: number): void {
    contact.put(0, drawn * contactOf(nought))
    const wide = Math.round((FINE * sizePx * roomWide(nought)) / 2) / FINE
    if (!figure || (wide === room && nought.up === roomUp)) return
    room = wide
    roomUp = nought.up
    const high = Math.round((FINE * sizePx * roomHigh(nought)) / 2) / FINE
    const place = `${wide}px ${high}px at 50% ${100 - 50 * nought.up}%`
    figure.style.maskImage = wide > 0 ? `radial-gradient(${place}, #0000 98%, #000)` : ''
  }

  function rest(): void {
    moved.rest(0)
    draw(1)
    noughtAt(0, nought)
    makeRoom(0)
  }

  function step(): boolean {
    if (now.stage !== 'footer' || layoutMode() !== 'pinned') {
      rest()
      return false
    }
    place ??= placeOnStage('own')
    const progress = now.reduced ? footerAtRest(now.progress) : now.progress
    rideOwn(progress, pattern.indexOf('0'), place, currentLayout(), riding)
    // Unseen it needs no place.
    if (progress >= FOOTER_CUES.own.from) moved.ride(0, riding)
    draw(now.reduced ? 1 : ownDrawnAt(progress))
    noughtAt(isDrawn() ? progress : 0, nought)
    makeRoom(place.size)
    return false
  }

  take()
  const stops = [
    addStep('dom', step),
    onLayout(take),
    store.sub(pickedAtom, take),
    store.sub(ownOrderAtom, take),
  ]
  return () => {
    for (const stop of stops) stop()
    rest()
    writePattern(SERVED)
    said?.replaceChildren()
  }
}
