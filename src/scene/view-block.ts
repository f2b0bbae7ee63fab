import { Matrix4, Uniform, UniformsGroup, Vector4 } from 'three'
import type { Layout } from '../film/layout.ts'
import { type Colours, SHAPE_NAMES } from './colours.ts'

/** A colour for each shape, one a column. */
const columns = (colours: Colours, suffix: '' | '-edge'): Matrix4 =>
  new Matrix4().fromArray(SHAPE_NAMES.flatMap(name => [...colours[`${name}${suffix}`].toArray(), 1]))

/** What the programs need of window and design; sent to the GPU only where it has changed. */
export interface ViewBlock {
  readonly group: UniformsGroup
  /** Stage width and height, eye distance, canvas height: CSS px. */
  readonly view: Vector4
  /** Device px per CSS px, dots of a link: radius of a pin, radius of a dot, distance of two dots, CSS px. */
  readonly grain: Vector4
}

/** Creates the block `View` of shaders/lib/view.glsl, with the design's colours in linear light. */
export function createViewBlock(colours: Colours): ViewBlock {
  const view = new Vector4(1, 1, 1, 1)
  const grain = new Vector4(1, 1, 1, 1)
  const group = new UniformsGroup()
  group.setName('View')
  const members = [
    view,
    grain,
    columns(colours, ''),
    columns(colours, '-edge'),
    new Vector4(...colours.ink, 1),
    new Vector4(...colours['ink-1'], 1),
    new Vector4(...colours.ivory, 1),
    new Vector4(...colours.veneer, 1),
  ]
  for (const member of members) group.add(new Uniform(member))
  return { group, view, grain }
}

/** Pins, dots and the distance of two dots, px; smaller pins on small pieces, which they would hide. */
const DOTS = { landscape: [6.5, 2, 10.5], portrait: [4.5, 1.5, 7.5], small: [3.75, 1.5, 7.5] } as const
/** Pieces are small where a px of the design is less than this many. */
const SMALL = { landscape: 0.6, portrait: 0.8 } as const

/** Writes window, canvas and fineness: on layout and quality steps only. */
export function writeView({ view, grain }: ViewBlock, layout: Layout, canvasPx: number, dpr: number): void {
  view.set(layout.widthPx, layout.heightPx, layout.eyePx, canvasPx)
  const form = layout.portrait ? 'portrait' : 'landscape'
  const [pin, dot, pitch] = DOTS[layout.u < SMALL[form] ? 'small' : form]
  grain.set(dpr, pin, dot, pitch)
}
