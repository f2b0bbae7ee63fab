import { describe, expect, it } from 'vitest'
import { bestOf } from '../../../src/scene/quality/presets.ts'
import { createStudioBlock, writeLamps, writePreset, writeStage } from '../../../src/scene/studio-block.ts'
import { STAGE_IDS } from '../../../src/timeline/stages.ts'
import { type LampTurn, sampleLamps } from '../../../src/timeline/studio.ts'
import { layoutOf, pictureAt } from '../timeline/story.ts'

const block = createStudioBlock()
const turn: LampTurn = { round: 0, low: 0 }
const DEGREES = 180 / Math.PI

type Vec = readonly [number, number, number]
const vec = (at: number): Vec => [block.lamps[at] ?? 0, block.lamps[at + 1] ?? 0, block.lamps[at + 2] ?? 0]
const fromSight = ([x, y, z]: Vec): number => Math.atan2(Math.hypot(x, y), z) * DEGREES

/** Angles between the line of sight and each lamp: its axis, and the nearest of points along its edges. */
function anglesOf(): { readonly axes: number[]; readonly edges: number[] } {
  const axes: number[] = []
  const edges: number[] = []
  for (let lamp = 0; lamp < 3; lamp++) {
    const axis = vec(lamp * 12)
    const sides = [vec(lamp * 12 + 4), vec(lamp * 12 + 8)].map(([x, y, z]) => {
      // Stored over its half size.
      const square = x * x + y * y + z * z
      return [x / square, y / square, z / square] as const
    })
    axes.push(fromSight(axis))
    const [right = [0, 0, 0], up = [0, 0, 0]] = sides
    for (let i = -1; i <= 1; i += 0.25)
      for (const [a, b] of [
        [i, 1],
        [i, -1],
        [1, i],
        [-1, i],
      ] as const)
        edges.push(
          fromSight([0, 1, 2].map(k => (axis[k] ?? 0) + a * (right[k] ?? 0) + b * (up[k] ?? 0)) as never),
        )
  }
  return { axes, edges }
}

const PLACES = STAGE_IDS.flatMap(stage => [0, 0.25, 0.5, 0.75, 1].map(progress => ({ stage, progress })))

describe('the lamps', () => {
  it.each(PLACES)('leave faces seen head-on alone in $stage at $progress, wherever the pointer is', at => {
    for (const [x, y] of [
      [0, 0],
      [-1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      sampleLamps(turn, { ...at, offsetPx: 0 }, x, y)
      writeLamps(block, turn)
      const { axes, edges } = anglesOf()
      expect(Math.min(...axes)).toBeGreaterThan(40)
      expect(Math.min(...edges)).toBeGreaterThan(19.5)
    }
  })

  it('turn without a jump from stage to stage', () => {
    const ends = STAGE_IDS.flatMap(stage =>
      [0, 1].map(progress => {
        sampleLamps(turn, { stage, progress, offsetPx: 0 }, 0, 0)
        return [turn.round, turn.low]
      }),
    )
    for (let joint = 1; joint < ends.length - 1; joint += 2) expect(ends[joint + 1]).toEqual(ends[joint])
  })

  it('move with the pointer and with the story', () => {
    const roundAt = (progress: number, x: number): number => {
      sampleLamps(turn, { stage: 'sessions', progress, offsetPx: 0 }, x, 0)
      return turn.round
    }
    expect(roundAt(0.5, 1)).not.toBe(roundAt(0.5, 0))
    expect(roundAt(0.9, 0)).not.toBe(roundAt(0.2, 0))
  })
})

it('blurs depth in the hero alone, and lights from below where there is a sun', () => {
  writePreset(block, bestOf('full'))
  const stageOf = (stage: 'hero' | 'sessions' | 'footer', progress: number): number[] => {
    writeStage(block, pictureAt(stage, progress, layoutOf('desktop')), 1)
    return [...block.stage]
  }
  expect(stageOf('hero', 0)).toEqual([expect.closeTo(0.013, 5), 20, 90, 0])
  expect(stageOf('sessions', 0.6)[0]).toBe(0)
  expect(stageOf('footer', 1)).toEqual([0, 20, 90, 1])
})
