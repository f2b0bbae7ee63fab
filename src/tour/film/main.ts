import { holdClock } from '../../frame/loop.ts'
import { type TourStop, tourAt } from '../../timeline/tour.ts'
import { itinerary } from '../itinerary.ts'
import { windAnimations } from './animations.ts'
import { type EncodedPicture, FilmEncoder } from './encoder.ts'

/** What the program that films has of the page; only its own build of the site has it. */
export interface Film {
  /** One frame at a time of the film's clock, ms. Returns true while anything on the page is under way. */
  step(timeMs: number): boolean
  /** Whether all that is waited for stands: fonts, pictures and, where one is to come, the sheet. */
  stands(withSheet: boolean): boolean
  /** The stops of the tour in this window. */
  stops(): readonly TourStop[]
  /** Brings the page to a time of the tour, ms; the next frame shows it. Returns whether the page has moved. */
  goTo(stops: readonly TourStop[], tourMs: number): boolean
  /** Begins a film file. */
  begin(config: VideoEncoderConfig): void
  add(...picture: Parameters<FilmEncoder['add']>): Promise<EncodedPicture[]>
  finish(): Promise<EncodedPicture[]>
}

declare global {
  interface Window {
    film?: Film
  }
}

const clock = holdClock()
let encoder: FilmEncoder | undefined
let px = -1

function need(): FilmEncoder {
  if (!encoder) throw new Error('no film has been begun')
  return encoder
}

window.film = {
  step(timeMs) {
    const isBusy = clock.step(timeMs)
    return windAnimations(timeMs) || isBusy
  },
  stands: withSheet =>
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(image => image.complete) &&
    (!withSheet || document.querySelector('#data-sheet[data-current]') !== null),
  stops: itinerary,
  goTo(stops, tourMs) {
    const { px: nextPx } = tourAt(stops, tourMs)
    const moves = nextPx !== px
    px = nextPx
    if (moves) window.scrollTo(0, nextPx)
    return moves
  },
  begin(config) {
    encoder = new FilmEncoder(config)
  },
  add: (...picture) => need().add(...picture),
  finish: () => need().finish(),
}
