import { LINK_PATH } from '../ui/link-path.ts'
import { shareLink } from '../ui/share-link.ts'
import { momentHash } from '../viewport/moment.ts'
import { CHAPTERS } from './chapters.ts'
import css from './control.module.css'
import type { Player } from './player.ts'

/** The control is out of the way so long after the last sign of a visitor, ms. */
const HIDDEN_AFTER_MS = 3000

interface ControlEvents {
  readonly onPlay: () => void
  readonly onStep: (by: 1 | -1) => void
  readonly onEnd: () => void
}

/** Paths in a box of 20 px. */
const PATHS = {
  play: 'M6 4l10 6-10 6z',
  pause: 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z',
  next: 'M4 4l8 6-8 6zM13 4h2.5v12H13z',
  previous: 'M16 4l-8 6 8 6zM4.5 4H7v12H4.5z',
  link: LINK_PATH,
  end: 'M5.2 4L10 8.8 14.8 4 16 5.2 11.2 10l4.8 4.8-1.2 1.2-4.8-4.8L5.2 16 4 14.8 8.8 10 4 5.2z',
} as const
type IconName = keyof typeof PATHS

/** Returns a sign of the control; the button that it stands in has its name. */
const icon = (name: IconName) =>
  `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`

function button(label: string, name: IconName, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.ariaLabel = label
  made.innerHTML = icon(name)
  made.addEventListener('click', press)
  return made
}

/** The tour's control: a small region at the foot of the window, the first Tab stop of the page. */
export class Control {
  readonly element = document.createElement('section')
  private readonly play: HTMLButtonElement
  private readonly name = document.createElement('p')
  private readonly announced = document.createElement('p')
  private readonly bar = document.createElement('i')
  private timer: ReturnType<typeof setTimeout> | undefined
  private isPlaying = false

  constructor({ onPlay, onStep, onEnd }: ControlEvents) {
    const { element } = this
    element.className = css.control ?? ''
    element.ariaLabel = 'Tour'
    this.play = button('Play', 'play', onPlay)
    this.name.setAttribute('role', 'status')
    this.name.className = css.name ?? ''
    this.announced.setAttribute('role', 'status')
    this.announced.className = css.said ?? ''
    this.bar.className = css.bar ?? ''
    element.append(
      button('Previous chapter', 'previous', () => onStep(-1)),
      this.play,
      button('Next chapter', 'next', () => onStep(1)),
      this.name,
      button('Copy a link to this moment', 'link', () => void this.share()),
      button('End the tour', 'end', onEnd),
      this.bar,
      this.announced,
    )
    document.body.prepend(element)
    this.wake()
  }

  /** Writes how the tour stands: once a stop, never in a frame. */
  write({ isPlaying, at, stops }: Pick<Player, 'isPlaying' | 'at' | 'stops'>): void {
    const stop = stops[at]
    if (!stop) return
    const chapters = [...new Set(stops.map(({ chapter }) => chapter))]
    const text = `${chapters.indexOf(stop.chapter) + 1}/${chapters.length} ${CHAPTERS[stop.chapter].name}`
    // A status that is written again is said again.
    if (this.name.textContent !== text) this.name.textContent = text
    this.bar.style.setProperty('--part', String((at + 1) / stops.length))
    if (isPlaying === this.isPlaying) return
    this.isPlaying = isPlaying
    this.play.ariaLabel = isPlaying ? 'Pause' : 'Play'
    this.play.innerHTML = icon(isPlaying ? 'pause' : 'play')
    this.wake()
  }

  /** Shows it, until nobody has given a sign for 3 s of playing. */
  wake(): void {
    clearTimeout(this.timer)
    delete this.element.dataset.away
    if (this.isPlaying) this.timer = setTimeout(() => (this.element.dataset.away = ''), HIDDEN_AFTER_MS)
  }

  /** Whether there is a tour in this layout. */
  show(on: boolean): void {
    this.element.hidden = !on
  }

  remove(): void {
    clearTimeout(this.timer)
    this.element.remove()
  }

  private async share(): Promise<void> {
    this.announced.textContent = await shareLink(momentHash())
    this.wake()
  }
}
