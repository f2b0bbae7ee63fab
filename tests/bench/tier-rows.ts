import { PRESETS } from '../../src/scene/quality/presets.ts'
import { weigh } from '../../tools/build/budgets.ts'
import { chunkOf } from '../../tools/build/record.ts'
import { builtSite } from '../support/site.ts'
import { operationsOf } from '../unit/shaders/operations.ts'
import { resolved } from '../unit/shaders/sources.ts'
import { framesAt } from './frames-at.ts'
import { measureGpu, rendererOn } from './measures/gpu.ts'
import { openProbed } from './open.ts'
import type { Bench } from './parts.ts'
import type { Row } from './report.ts'
import { jump, stageRanges } from './scroll.ts'
import { figureOf } from './statistics.ts'

/** Small, since a renderer in software draws the tier `full` too; what is counted does not depend on it. */
const WINDOW = { width: 720, height: 480 } as const
/** Parts of a stage at which frames are looked at. */
const LOOKED_AT = [0.15, 0.5, 0.85]
const MOST = { full: { draws: 8, calls: 90 }, lean: { draws: 6, calls: 60 } } as const
const TIERS = ['lean', 'full'] as const
type Tier = (typeof TIERS)[number]

/** The most that the GPU of `full` may take over that of `lean`. */
const GPU_OVER_LEAN = 6

/** Frames of a tier at some places of every stage, and what they cost the GPU where that can be measured. */
async function measureTier({ browser, site, tell }: Bench, tier: Tier) {
  tell(`frames of the tier ${tier}`)
  const page = await openProbed(browser, site, 'whole', { ...WINDOW, path: `?quality=${tier}` })
  const ranges = await stageRanges(page)
  // Once to bring everything there, once to count.
  await framesAt(page, ranges, LOOKED_AT)
  const frames = await framesAt(page, ranges, LOOKED_AT)
  const renderer = await rendererOn(page)
  const gpu: number[] = []
  // A renderer in software has timer queries too, of the processor's time.
  for (const { topPx, lengthPx } of renderer.isSoftware ? [] : ranges) {
    await jump(page, Math.round(topPx + lengthPx / 2))
    gpu.push(...((await measureGpu(page)) ?? []))
  }
  await page.close()
  return { frames, gpu, renderer }
}

/** Programs whose pixels are many: the ground fills the screen, everything else a part of it. */
const PROGRAMS = ['contour', 'pieces', 'paper', 'phone', 'sun', 'towers'] as const

/** Operations and texture reads of a pixel, counted from the programs. */
const countedRows = (tier: Tier): Row[] =>
  PROGRAMS.flatMap(program => {
    const { least, most, fetches } = operationsOf(resolved(`${program}.frag`, tier))
    const of = `${tier}: a pixel of ${program}`
    return [
      { what: `${of}, operations`, unit: '', site: figureOf([least, most]) },
      { what: `${of}, texture reads`, unit: '', site: figureOf([fetches]), budget: { most: 1 } },
    ]
  })

/**
 * A phone of five years ago: 1.7 TFLOPS with a multiplication and an addition in one, half of which is reached, 2.5 numbers
 * to a vector.
 */
const VECTORS_A_SECOND = 1.7e12 / 2 / 2 / 2.5
/** Pieces cover so much of the screen, and each is of one kind of three. */
const PIECES = { cover: 0.25, kinds: 3 } as const
const SCREENS = [
  { name: '390×844', pixels: 390 * 844 * PRESETS[0].fineness[0] ** 2 },
  { name: '1440×900', pixels: 1440 * 900 },
] as const

/** What a frame of `full` would take on that phone: an estimate from the counts, of which half is a branch not taken. */
function estimatedRows(): Row[] {
  const count = (program: string) => operationsOf(resolved(`${program}.frag`, 'full'))
  const operations = count('contour').least + (PIECES.cover * count('pieces').most) / PIECES.kinds
  return SCREENS.map(({ name, pixels }) => {
    const ms = (operations * pixels * 1000) / VECTORS_A_SECOND
    return {
      what: `full at ${name}, a phone of five years ago, estimated`,
      unit: 'ms',
      site: figureOf([ms / 2, 0.75 * ms, ms]),
      budget: { most: 1000 / 60 },
    }
  })
}

/** What the two tiers cost: draws, calls, uploads, bytes, GPU time where there is a GPU, operations counted where not. */
export async function tierRows(bench: Bench): Promise<Row[]> {
  const measured = { lean: await measureTier(bench, 'lean'), full: await measureTier(bench, 'full') }
  const rows: Row[] = TIERS.flatMap(tier => {
    const of = (key: 'draws' | 'calls' | 'uploads') =>
      figureOf(measured[tier].frames.map(frame => frame[key]))
    const worst = (key: 'draws' | 'calls' | 'uploads') => figureOf([of(key).most])
    const { draws, calls } = MOST[tier]
    return [
      {
        what: `${tier}: draw calls in the worst frame`,
        unit: '',
        site: worst('draws'),
        budget: { most: draws },
      },
      {
        what: `${tier}: WebGL calls in the worst frame`,
        unit: '',
        site: worst('calls'),
        budget: { most: calls },
      },
      { what: `${tier}: uploads in the worst frame`, unit: '', site: worst('uploads'), budget: { most: 0 } },
    ]
  })
  const { dist, record } = builtSite()
  const { bytes } = weigh(dist, 'scene, everything it adds', 'full', [chunkOf(record, 'src/scene/full.ts')])
  rows.push({ what: 'full: bytes of its programs', unit: 'kB', site: figureOf([bytes / 1000]) })
  if (measured.full.gpu.length === 0)
    bench.tell(
      `GPU time: not measured on ${measured.full.renderer.name}; see the operations that are counted`,
    )
  else {
    const [lean, full] = [figureOf(measured.lean.gpu), figureOf(measured.full.gpu)]
    rows.push(
      { what: 'full: GPU time a frame', unit: 'ms', site: full },
      {
        what: 'GPU time, full ÷ lean',
        unit: '',
        site: figureOf([full.median / lean.median]),
        budget: { most: GPU_OVER_LEAN },
      },
    )
  }
  return [...rows, ...TIERS.flatMap(countedRows), ...estimatedRows()]
}
