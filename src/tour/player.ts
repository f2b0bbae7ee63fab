import { wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { glideTo, jumpTo, setPilot } from '../frame/scroll.ts'
import { type TourStop, travelledPx } from './chapters.ts'

/** No frame counts as longer than this, ms: a tab in the background is no part of the way. */
const LONGEST_FRAME_MS = 250
/** The way to a chapter that was asked for takes at most this long, ms. */
const LONGEST_SKIP_MS = 1200
/** What the page may be off the tour's own place before it counts as moved by a visitor, px. */
const MOVED_PX = 2

interface PlayerEvents {
  /** The tour plays, is paused or is on its way to another stop. */
  readonly onChange: () => void
  /** The last rest is over. */
  readonly onEnd: () => void
}

/** Travels from stop to stop through the page's one clock, and sleeps while it rests. */
export class Player {
  stops: readonly TourStop[] = []
  /** The stop that the tour is at or on its way to. */
  at = 0
  isPlaying = false
  private readonly events: PlayerEvents
  private isResting = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private fromPx = 0
  private wayMs = 0
  private elapsedMs = 0
  private lastMs = 0
  private lastPx = 0

  constructor(events: PlayerEvents) {
    this.events = events
    setPilot(() => this.step())
  }

  /** Takes the stops of a new layout; the tour goes on with the one that it was at. */
  route(stops: readonly TourStop[]): void {
    const old = this.stops[this.at]
    const before = this.stops.filter((each, i) => i < this.at && each.chapter === old?.chapter).length
    const first = stops.findIndex(({ chapter }) => chapter === old?.chapter)
    this.stops = stops
    this.at = first < 0 ? this.nextFrom(window.scrollY) : Math.min(first + before, stops.length - 1)
    this.lastPx = window.scrollY
    if (this.isPlaying) this.travel(this.way())
  }

  play(): void {
    if (this.isPlaying || this.stops.length === 0) return
    const isMoved = Math.abs(window.scrollY - this.lastPx) > MOVED_PX
    if (isMoved) this.at = this.nextFrom(window.scrollY)
    this.isPlaying = true
    if (this.isResting && !isMoved) this.rest()
    else this.travel(this.way())
    this.events.onChange()
  }

  pause(): void {
    if (!this.isPlaying) return
    this.isPlaying = false
    clearTimeout(this.timer)
    this.lastPx = window.scrollY
    this.events.onChange()
  }

  /** Leads to a stop: on the tour's own way while it plays, else by a glide. */
  goTo(at: number): void {
    const stop = this.stops[at]
    if (!stop) return
    this.at = at
    this.isResting = false
    if (this.isPlaying) this.travel(Math.min(this.way(), LONGEST_SKIP_MS))
    else {
      this.lastPx = stop.px
      glideTo(stop.px)
    }
    this.events.onChange()
  }

  /** Begins anew at the top. */
  restart(): void {
    this.at = 0
    jumpTo(this.stops[0]?.px ?? 0)
    this.travel(0)
    this.events.onChange()
  }

  /** A tab in the background rests no time away; back on screen the rest begins again. */
  show(isVisible: boolean): void {
    if (!this.isPlaying || !this.isResting) return
    clearTimeout(this.timer)
    if (isVisible) this.rest()
  }

  stop(): void {
    clearTimeout(this.timer)
    setPilot(null)
  }

  private way(): number {
    return now.reduced ? 0 : (this.stops[this.at]?.travelMs ?? 0)
  }

  private nextFrom(scrollPx: number): number {
    const next = this.stops.findIndex(({ px }) => px >= scrollPx - MOVED_PX)
    return next < 0 ? Math.max(0, this.stops.length - 1) : next
  }

  private travel(wayMs: number): void {
    clearTimeout(this.timer)
    this.isResting = false
    this.wayMs = wayMs
    this.elapsedMs = -1
    wake()
  }

  private rest(): void {
    this.isResting = true
    this.timer = setTimeout(() => this.next(), this.stops[this.at]?.restMs)
  }

  private next(): void {
    if (this.at >= this.stops.length - 1) {
      this.events.onEnd()
      return
    }
    this.at += 1
    this.travel(this.way())
    this.events.onChange()
  }

  /** Begins the way where the page is by now: a sheet that has come may have moved it. */
  private startTravel({ px }: TourStop): void {
    this.fromPx = window.scrollY
    this.elapsedMs = 0
    this.lastMs = now.timeMs
    if (Math.abs(px - this.fromPx) < 1) this.wayMs = 0
  }

  /** Where the page is to stand in this frame. */
  private step(): number | undefined {
    const stop = this.stops[this.at]
    // A scrollbar sends no event but the scroll itself, which is the tour's own too.
    if (this.elapsedMs >= 0 && Math.abs(window.scrollY - now.scrollPx) > MOVED_PX) this.pause()
    if (!this.isPlaying || this.isResting || !stop) return undefined
    if (this.elapsedMs < 0) this.startTravel(stop)
    this.elapsedMs += Math.min(LONGEST_FRAME_MS, Math.max(0, now.timeMs - this.lastMs))
    this.lastMs = now.timeMs
    this.lastPx = travelledPx(this.fromPx, stop.px, this.elapsedMs, this.wayMs)
    if (this.elapsedMs >= this.wayMs) this.rest()
    return this.lastPx
  }
}
