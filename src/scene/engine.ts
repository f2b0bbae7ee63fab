import { advance, type RootState } from '@react-three/fiber'
import { LANDING_SESSIONS } from '../content/showcase.ts'
import { addStep, type Step, wake } from '../frame/loop.ts'
import { onMeasure } from '../frame/measure.ts'
import { now } from '../frame/now.ts'
import { dataSheetAtom, pickedAtom, store } from '../state/store.ts'
import { createBody } from '../timeline/body.ts'
import { createHeroLive } from '../timeline/hero.ts'
import type { Layout } from '../timeline/layout.ts'
import { restAt, settleBody } from '../timeline/rest.ts'
import { sample } from '../timeline/sample.ts'
import { paintGround, warmUp, writeUniforms, writeView } from './draw.ts'
import { Entrance } from './entrance.ts'
import { readLayout } from './layout.ts'
import { Picked } from './picked.ts'
import type { Pieces } from './pieces.ts'
import { Pointer } from './pointer.ts'
import { Quality } from './quality.ts'

/** The scene's part of the frame: samples the story at the page's position and draws it if anything changed. */
export class Engine {
  private readonly body = createBody()
  private readonly live = createHeroLive()
  private readonly at = { stage: now.stage, progress: 0, offsetPx: 0 }
  private readonly entrance = new Entrance(this.live)
  private readonly pointer = new Pointer(this.live)
  private readonly picked = new Picked()
  private readonly quality: Quality
  private readonly stops: (() => void)[]
  private readonly pieces: Pieces
  private readonly state: RootState
  private readonly onDrawn: () => void
  private layout: Layout
  private dirty = true
  /** True while geometries wait to be given to the GPU: new ones, and all after a restored context. */
  private cold = true
  private drawnPx = Number.NaN
  private drawnReduced = now.reduced
  private canvasPx = 0

  constructor(state: RootState, pieces: Pieces, onDrawn: () => void, onFailed: (reason: string) => void) {
    this.state = state
    this.pieces = pieces
    this.onDrawn = onDrawn
    this.layout = this.read()
    this.quality = new Quality(dpr => this.resize(dpr))
    this.stops = [
      onMeasure(() => this.relayout()),
      store.sub(dataSheetAtom, () => this.relayout()),
      store.sub(pickedAtom, () => this.pick()),
      addStep(
        'sample',
        guarded(() => this.sample(), onFailed),
      ),
      addStep(
        'scene',
        guarded(() => this.draw(), onFailed),
      ),
      this.pointer.start(),
    ]
    this.relayout()
  }

  private read(): Layout {
    return readLayout(LANDING_SESSIONS, store.get(dataSheetAtom))
  }

  private relayout(): void {
    this.layout = this.read()
    this.picked.show(this.layout, store.get(pickedAtom), false)
    this.resize(this.quality.dpr)
  }

  private pick(): void {
    this.picked.show(this.layout, store.get(pickedAtom), !now.reduced)
    this.redraw()
  }

  private resize(dpr: number): void {
    this.canvasPx = this.state.gl.domElement.parentElement?.offsetHeight ?? now.heightPx
    const size = this.state.get().size
    if (this.state.get().viewport.dpr !== dpr) this.state.setDpr(dpr)
    if (size.width !== now.widthPx || size.height !== this.canvasPx)
      this.state.setSize(now.widthPx, this.canvasPx)
    this.cold = true
    writeView(this.pieces, this.layout, this.canvasPx, dpr)
    this.redraw()
  }

  /** Asks for a frame that is drawn although the page has not moved: data, layout, a restored context. */
  redraw(): void {
    this.dirty = true
    wake()
  }

  /** Draws the same picture again in a context that has lost everything. */
  restored(): void {
    this.cold = true
    this.redraw()
  }

  /** Plays the hero's entrance; without it, and in reduced motion, the pieces are simply there. */
  enter(): void {
    if (!now.reduced && now.scrollPx < 10) this.entrance.start()
    this.redraw()
  }

  private sample(): boolean {
    const running = this.entrance.step() || this.pointer.step() || this.picked.step()
    if (running) this.dirty = true
    const moved = now.scrollPx !== this.drawnPx
    if (!moved && !this.dirty && now.reduced === this.drawnReduced) return false
    const at = now.reduced ? this.at : now
    if (now.reduced) restAt(this.at, now, this.layout.sessionIndex[0] ?? 0, this.layout.entries)
    sample(at, this.layout, this.live, this.picked.columns, this.body)
    if (now.reduced) settleBody(this.body)
    this.quality.observe(moved)
    this.sheen(sheenOf(now.velocityPx, now.reduced))
    this.dirty = true
    return running
  }

  private sheen(drift: number): void {
    this.pieces.materials.back.uSheen = drift
    this.pieces.materials.front.uSheen = drift
  }

  private draw(): boolean {
    if (!this.dirty) return false
    this.dirty = false
    this.drawnPx = now.scrollPx
    this.drawnReduced = now.reduced
    if (this.cold) warmUp(this.state, this.pieces)
    this.cold = false
    writeUniforms(this.body, this.layout, this.pieces)
    paintGround(this.state.gl, this.body, this.layout, this.pieces, this.canvasPx)
    advance(now.timeMs / 1000)
    this.onDrawn()
    // Sheen follows the speed: one more frame lets it come to rest.
    return this.pieces.materials.front.uSheen !== 0
  }

  stop(): void {
    for (const stop of this.stops) stop()
  }
}

/** A step whose error ends the scene and not the frame: the page's text goes on. */
function guarded(step: Step, onFailed: (reason: string) => void): Step {
  return () => {
    try {
      return step()
    } catch (error) {
      onFailed(String(error))
      return false
    }
  }
}

const SHEEN = { perPx: 0.02 / 60, max: 0.06 } as const

/** Drift of the sheen bars by the scroll's speed (design, section 5). */
const sheenOf = (velocityPx: number, reduced: boolean): number =>
  reduced ? 0 : Math.max(-SHEEN.max, Math.min(SHEEN.max, velocityPx * SHEEN.perPx))
