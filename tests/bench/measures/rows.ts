import { createOrder, sortPicture } from '../../../src/scene/solids/order.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { eyeDistance, type Layout } from '../../../src/timeline/layout.ts'
import { createPicture } from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { SECTION_PX } from '../../../src/timeline/stages.ts'

const WIDTH_PX = 1440
const HEIGHT_PX = 900
const ROW = { x: 0, y: 0, size: 80, pitch: 120 } as const

/** A desktop layout whose data sheet has that many entries; the real sheet has 24 at most. */
function layoutOf(entries: number): Layout {
  const columns = Uint8Array.from({ length: entries * 4 }, (_, i) => (i + (i >> 2)) % 4)
  return {
    widthPx: WIDTH_PX,
    heightPx: HEIGHT_PX,
    portrait: false,
    bold: false,
    words: [0, 0, 0, 0],
    u: 1,
    eyePx: eyeDistance(HEIGHT_PX),
    legend: [0, 1, 2, 3].map(x => ({ x: x * 100, y: 0, size: 80 })),
    base: ROW,
    parity: ROW,
    window: { ...ROW, size: 29, pitch: 60 },
    kolam: null,
    lifted: ROW,
    towers: null,
    sessionColumns: Uint8Array.from({ length: 24 }, (_, i) => i % 4),
    sessionIndex: Uint8Array.of(0, 1, 2, 3, 0, 1),
    entryColumns: columns,
    entryValues: new Float64Array(entries * 8),
    entryRecords: new Int8Array(entries * 8),
    entries,
  }
}

/**
 * Time that a frame of the data-sheet stage takes the CPU before the renderer: sampling and ordering, µs.
 * @param entries pattern rows in the sheet
 */
export function measureRows(entries: number, frames = 20_000): number {
  const [layout, live, picture, order] = [layoutOf(entries), createHeroLive(), createPicture(), createOrder()]
  const columns = Float32Array.of(0, 1, 2, 3)
  const startMs = performance.now()
  for (let frame = 0; frame < frames; frame++) {
    const offsetPx = (frame / frames) * entries * SECTION_PX
    sample({ stage: 'data-sheet', progress: frame / frames, offsetPx }, layout, live, columns, picture)
    sortPicture(picture, order)
  }
  return ((performance.now() - startMs) / frames) * 1000
}
