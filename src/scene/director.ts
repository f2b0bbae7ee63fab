import { advance, type RootStore } from '@react-three/fiber'
import type { Layout } from '../film/layout.ts'
import { addStep, guard, type Step, wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { handState } from '../hand/state.ts'
import { clamp } from '../picture/ease.ts'
import { createHeroLive } from '../picture/hand.ts'
import { layoutModeAtom, ownOrderAtom, pickedAtom, snapshot, store } from '../state/store.ts'
import { patternFlip } from '../story/odd-even/flip.ts'
import { sample } from '../story/story.ts'
import { currentLayout, onLayout } from '../viewport/layout.ts'
import { Entrance, HANDOVER_MS } from './entrance.ts'
import { writeState } from './frame-block.ts'
import { type LampTurn, sampleLamps } from './lamps.ts'
import { Pointer } from './pointer.ts'
import { isSudden, type Preset } from './quality/presets.ts'
import { Quality } from './quality/quality.ts'
import { StepDown } from './quality/step-down.ts'
import type { Shared } from './shared.ts'
import { ShownEntry } from './shown-entry.ts'
import { sortPicture } from './solids/order.ts'
import { writeLamps, writePreset, writeStage } from './studio-block.ts'
import { writeView } from './view-block.ts'

/** Frames without drawing after a movement: they tell the display's own pace. */
const CALM_FRAMES = 4
/** By how much of themselves a frame lets contour lines go while the page moves, and come back at rest. */
const LINES_PER_FRAME = 0.2
/** From this speed on, px per 1/60 s, nobody sees a step of quality. */
const FAST_PX = 60

interface DirectorEvents {
  /** Called after each frame that has been drawn on a live context. */
  readonly onDrawn: () => void
  /** Called with what the scene is to have from now on, when frames are too slow. */
  readonly onStep: (preset: Preset) => void
  readonly onFailed: (reason: string) => void
}

/** The scene's part of the frame: samples the story at the page's position and draws it if anything changed. */
export class Director {
  private readonly live = createHeroLive()
  private readonly entrance = new Entrance(this.live)
  private readonly pointer: Pointer
  private readonly lampTurn: LampTurn = { round: 0, low: 0 }
  private readonly shownEntry = new ShownEntry()
  private readonly quality: Quality
  private readonly stepDown: StepDown
  /** What the scene has now: a step is taken some time after it has been decided on. */
  private preset: Preset
  private readonly stops: readonly (() => void)[]
  private readonly fiber: RootStore
  private readonly shared: Shared
  private readonly onDrawn: () => void
  /** What the quality is told of each frame. */
  private readonly observed = { deltaMs: 0, drawn: false }
  private dirty = true
  private isOn = false
  /** Whether the frame before this one was drawn: at all, and for a scroll. */
  private drew = false
  private scrolled = false
  private calm = CALM_FRAMES
  private drawnPx = Number.NaN
  private drawnHand = -1

  /** @param isFixed whether the visitor has chosen the preset, so that it stays */
  constructor(fiber: RootStore, shared: Shared, preset: Preset, isFixed: boolean, events: DirectorEvents) {
    const { onDrawn, onStep, onFailed } = events
    this.fiber = fiber
    this.shared = shared
    this.onDrawn = onDrawn
    this.preset = preset
    this.pointer = new Pointer(this.live, () => shared.full !== null)
    this.stepDown = new StepDown({
      prepare: async next => {
        if (next.tier === 'lean' && shared.full) await shared.programs?.prepareLean(shared.full.studio.group)
      },
      apply: next => {
        this.apply(next)
        onStep(next)
      },
    })
    const plan = (next: Preset) =>
      this.stepDown.plan(next, isSudden(this.preset, next, window.devicePixelRatio))
    this.quality = new Quality(preset, plan, isFixed)
    if (shared.full) writePreset(shared.full.studio, preset)
    const guarded = (step: Step): Step => guard(step, error => onFailed(String(error)))
    const sample = guarded(() => this.sample())
    const draw = guarded(() => this.draw())
    this.stops = [
      onLayout((layout, isNear) => this.relayout(layout, isNear)),
      store.sub(pickedAtom, () => this.pick()),
      store.sub(layoutModeAtom, () => this.redraw()),
      store.sub(ownOrderAtom, () => this.shownEntry.setTarget(this.shared.layout, snapshot.picked)),
      addStep('sample', sample),
      addStep('scene', draw),
      this.pointer.start(),
      // fiber follows the fineness of the screen.
      fiber.subscribe(({ viewport }, before) => {
        if (viewport.dpr !== before.viewport.dpr) this.resharpen()
      }),
    ]
    now.picture = shared.picture
    this.relayout(currentLayout())
  }

  private relayout(layout: Layout, isNear = false): void {
    const { widthPx, heightPx } = this.shared.layout
    this.shared.layout = layout
    this.redraw()
    if (isNear) return
    this.shownEntry.show(layout, snapshot.picked, false)
    this.fit()
    // Geometries follow the window's size alone.
    if (layout.widthPx !== widthPx || layout.heightPx !== heightPx) this.shared.programs?.renew()
  }

  private pick(): void {
    this.shownEntry.show(this.shared.layout, snapshot.picked, !now.reduced)
    this.redraw()
  }

  /** Fits the canvas to its box. */
  private fit(): void {
    const { gl, size, setSize, setDpr } = this.fiber.getState()
    // It has none while it is out of sight.
    const canvasPx = gl.domElement.parentElement?.offsetHeight || this.shared.canvasPx
    this.shared.canvasPx = canvasPx
    if (size.width !== now.widthPx || size.height !== canvasPx) setSize(now.widthPx, canvasPx)
    // No event tells of a finer screen everywhere; whoever has measured it knows.
    setDpr([...this.preset.fineness])
    this.resharpen()
  }

  /** Gives the scene what a step of quality has. */
  private apply(preset: Preset): void {
    const { shared } = this
    this.preset = preset
    if (shared.full && preset.tier === 'full') writePreset(shared.full.studio, preset)
    else if (shared.full) {
      shared.programs?.drawLean(shared.full.studio.group)
      shared.full.studio.group.dispose()
      shared.full = null
    }
    this.redraw()
  }

  /** Tells the programs of window and fineness, and draws. */
  private resharpen(): void {
    const { shared } = this
    writeView(shared.view, shared.layout, shared.canvasPx, this.fiber.getState().viewport.dpr)
    this.redraw()
  }

  /** Asks for a frame that is drawn although the page has not moved: data, layout, a quality step. */
  redraw(): void {
    this.dirty = true
    wake()
  }

  /**
   * Begins to draw, once the programs are there; until then frames only tell the display's pace. Plays the hero's
   * entrance; without it, and in reduced motion, the pieces are simply there.
   * @returns for how long they stand as in the still picture, ms
   */
  enter(): number {
    this.isOn = true
    this.redraw()
    if (now.reduced || now.scrollPx >= 10) return 0
    this.entrance.start()
    return HANDOVER_MS
  }

  private sample(): boolean {
    this.observe()
    if (!this.isOn) return !this.quality.knowsPace
    if (Math.abs(now.velocityPx) > FAST_PX) this.stepDown.applyIfReady()
    const entering = this.entrance.step()
    const tilting = this.pointer.step()
    const changing = this.shownEntry.step()
    const running = entering || tilting || changing
    if (running) this.dirty = true
    const moved = now.shownPx !== this.drawnPx || handState.revision !== this.drawnHand
    if (!moved && !this.dirty) return false
    this.dirty = true
    this.compose()
    return running
  }

  /** Reduced motion draws too rarely for its frames to mean anything. */
  private observe(): void {
    const tells = !now.justWoke && !now.reduced && this.drew === this.scrolled
    this.observed.deltaMs = now.deltaMs
    this.observed.drawn = this.drew
    if (tells) this.quality.observe(this.observed)
    this.drew = false
    this.scrolled = false
  }

  /** Samples the picture of this position into what the things read. */
  private compose(): void {
    const { picture, layout, order, frame, full } = this.shared
    sample(now, layout, this.live, this.shownEntry.columns, picture, handState.hand)
    sortPicture(picture, order, full === null)
    writeState(frame, picture, full === null)
    if (!full) return
    sampleLamps(this.lampTurn, now, layout.entries > 0, this.pointer.lampX, this.pointer.lampY)
    writeLamps(full.studio, this.lampTurn)
    writeStage(full.studio, picture, layout.u)
  }

  private draw(): boolean {
    if (!this.isOn) return false
    if (!this.dirty) this.stepDown.applyIfReady()
    if (!this.dirty) return this.calm-- > 0
    this.dirty = false
    this.drew = true
    this.scrolled = now.shownPx !== this.drawnPx
    this.calm = CALM_FRAMES
    this.fadeLines()
    this.drawnPx = now.shownPx
    this.drawnHand = handState.revision
    const state = this.fiber.getState()
    advance(now.timeMs / 1000, true, state)
    if (!state.gl.getContext().isContextLost()) this.onDrawn()
    // Sheen follows the speed, so that one more frame lets it come to rest; others tell the display's pace.
    if (this.shared.frame.state[2] !== 0) this.dirty = true
    if (!this.scrolled && this.shared.lines < 1) this.dirty = true
    return true
  }

  /** Where contour lines are drawn at rest alone, lets them go while the page moves. */
  private fadeLines(): void {
    const step = this.preset.stillLines && this.scrolled && !now.reduced ? -LINES_PER_FRAME : LINES_PER_FRAME
    this.shared.lines = clamp(this.shared.lines + step, 0, 1)
  }

  stop(): void {
    for (const stop of this.stops) stop()
    now.picture = null
    patternFlip.stop()
  }
}
