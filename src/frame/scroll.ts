import type Lenis from 'lenis'
import { easeInOutCubic } from '../picture/ease.ts'
import { wake } from './loop.ts'
import { FRAME_MS, now } from './now.ts'

const SCROLL_KEYS = new Set(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ', 'Tab'])

/** How long a glide to a place takes at most, s, and the way that each second of it may cover, px. */
const GLIDE = { longestS: 0.6, pxPerS: 1500 } as const
/** How long a link may take to jump, ms. */
const DEPARTURE_MS = 250

/** Where the page stood when a link was followed, and until when its jump may come. */
interface Departure {
  readonly px: number
  readonly untilMs: number
}

let lenis: Lenis | null = null
let lastPx = -1
let departure: Departure | null = null

/** Says where the page is to stand in this frame, px; undefined while it is nobody's but the visitor's. */
type Pilot = () => number | undefined

let pilot: Pilot | null = null

/** Lets somebody move the page, frame by frame; null ends it. */
export function setPilot(next: Pilot | null): void {
  pilot = next
  wake()
}

/** Ends a running glide where the page is: what the visitor asks for natively always wins (lenis#518). */
function endGlide(): void {
  if (lenis?.isScrolling !== 'smooth') return
  // Stopped and started Lenis forgets the glide; told to go where the glide was to end, it would go on.
  lenis.stop()
  lenis.start()
}

/** Puts the page back to where a link was followed once the link has made it jump, and glides from there. */
function glideFrom({ px, untilMs }: Departure): void {
  const toPx = window.scrollY
  const inTime = performance.now() < untilMs
  if (toPx === px && inTime) return
  departure = null
  if (toPx === px || !inTime) return
  window.scrollTo(0, px)
  glideTo(toPx)
}

/** The first step of the frame: moves the page, then reads where it is. True while the page may go on moving. */
export function scrollStep(): boolean {
  if (departure) glideFrom(departure)
  const pilotPx = pilot?.()
  if (pilotPx !== undefined) window.scrollTo(0, pilotPx)
  if (lenis) {
    if (lenis.isScrolling === 'smooth' && Math.abs(window.scrollY - lenis.animatedScroll) > 2) endGlide()
    // After a sleep Lenis must not see the pause as one long frame.
    if (now.justWoke) lenis.time = 0
    lenis.raf(now.timeMs)
  }
  const scrollPx = window.scrollY
  const moved = scrollPx !== lastPx
  now.scrollPx = scrollPx
  now.velocityPx = moved && lastPx >= 0 ? ((scrollPx - lastPx) / now.deltaMs) * FRAME_MS : 0
  lastPx = scrollPx
  // One frame more after each move: answering native scroll events alone gives every second frame.
  return moved || pilotPx !== undefined || lenis?.isScrolling === 'smooth'
}

/** Where the page will stand when its glide has run out, px: where it is while it does not glide. */
export const comesToPx = (): number => (lenis?.isScrolling === 'smooth' ? lenis.targetScroll : now.scrollPx)

function onKey(event: KeyboardEvent): void {
  if (SCROLL_KEYS.has(event.key)) endGlide()
}

/** Jumps the page to a position in one step, glide or not. */
export function jumpTo(scrollPx: number): void {
  endGlide()
  window.scrollTo(0, scrollPx)
  // The wheel goes on from here although the browser has not yet told of it.
  lenis?.resize()
  wake()
}

/** Glides the page to a position in at most 0.6 s; in reduced motion it jumps. */
export function glideTo(scrollPx: number): void {
  if (!lenis) {
    jumpTo(scrollPx)
    return
  }
  // Stopped and started, Lenis begins where the page is.
  lenis.stop()
  lenis.start()
  lenis.resize()
  const wayPx = Math.abs(scrollPx - window.scrollY)
  const duration = Math.min(GLIDE.longestS, wayPx / GLIDE.pxPerS)
  lenis.scrollTo(scrollPx, { duration, easing: easeInOutCubic })
  wake()
}

/** Makes a glide of the jump that the browser is about to make for a link. */
export function glideNextJump(): void {
  if (lenis) departure = { px: window.scrollY, untilMs: performance.now() + DEPARTURE_MS }
}

/** Whether a wheel glides; one that moves about in an enlarged page (a pinch) is the browser's, both ways and to the last px. */
const glidesByWheel = (): boolean => (window.visualViewport?.scale ?? 1) <= 1

async function glide(): Promise<void> {
  const { default: LenisClass } = await import('lenis')
  if (lenis || now.reduced) return
  lenis = new LenisClass({ autoRaf: false, naiveDimensions: true, virtualScroll: glidesByWheel })
  // Classes on the root element, which nothing here asks for, would have the browser look through the styles of all the page.
  Object.defineProperty(lenis, 'updateClassName', { value: () => undefined })
  lenis.on('virtual-scroll', wake)
}

function stopGlide(): void {
  // Stopped first: a timer of its own would otherwise find it scrolling and mark the page as gliding again.
  lenis?.stop()
  lenis?.destroy()
  lenis = null
}

/** Follows the motion preference: Lenis glides, reduced motion scrolls natively. */
export function setGlide(on: boolean): void {
  if (on) void glide()
  else stopGlide()
}

/** Starts to follow the page's scrolling. */
export function startScroll(): void {
  window.addEventListener('scroll', wake, { passive: true })
  window.addEventListener('keydown', onKey, { capture: true })
  window.addEventListener('focusin', endGlide)
  // Back finds the page where it was left, not at the end of its glide.
  window.addEventListener('pagehide', endGlide)
}
