import { describe, expect, it } from 'vitest'
import { createPicture, LOOK, type Picture, peek, putLook, TURN } from '../../../src/timeline/picture.ts'
import { putTurned } from '../../../src/timeline/turned.ts'
import { euler, type Quat, turn, type Vec3 } from '../../../src/timeline/vec.ts'

const EYE_PX = 1260
const SIZE = 250
const THICK = 0.16
const POSE = euler(-30, 22, 10)
const PLACE = [108, -262, 240] as const

function turned(degrees: number): Picture {
  const picture = createPicture()
  putLook(picture, 0, 1, THICK)
  putTurned(picture, 0, ...PLACE, SIZE, POSE, degrees, EYE_PX)
  return picture
}

const turnOf = (picture: Picture): Quat => [0, 1, 2, 3].map(i => peek(picture, 0, TURN + i)) as Quat
const showsBack = (picture: Picture): boolean => peek(picture, 0, LOOK + 3) === 1

/** The middle of the body, and the outward normal of the face that is drawn. */
function bodyOf(picture: Picture): { middle: Vec3; normal: Vec3 } {
  const normal = turn([0, 0, 0], turnOf(picture), 0, 0, 1)
  const middle = [0, 1, 2].map(i => peek(picture, 0, i) - (normal[i] ?? 0) * ((THICK * SIZE) / 2)) as Vec3
  return { middle, normal }
}

describe('a piece that a hand turns', () => {
  it('stands as it stood, to the last bit, where it has not been turned', () => {
    const picture = turned(0)
    expect([0, 1, 2].map(i => peek(picture, 0, i))).toEqual([...PLACE])
    expect(turnOf(picture)).toEqual([...new Float32Array(POSE)])
    expect(showsBack(picture)).toBe(false)
  })

  it('lies half a turn later where it lay, with its back to the reader', () => {
    const picture = turned(180)
    for (const i of [0, 1, 2]) expect(peek(picture, 0, i)).toBeCloseTo(PLACE[i] ?? 0, 3)
    expect(showsBack(picture)).toBe(true)
    expect(showsBack(turned(360))).toBe(false)
    expect(showsBack(turned(-180))).toBe(true)
  })

  it('turns about the middle of its thickness: no step where the other face takes over', () => {
    const { middle } = bodyOf(turned(0))
    for (let degrees = -400; degrees <= 400; degrees += 5) {
      const at = bodyOf(turned(degrees)).middle
      for (const i of [0, 1, 2]) expect(at[i] ?? 0).toBeCloseTo(middle[i] ?? 0, 2)
    }
  })

  it('always has the face drawn that looks to the eye', () => {
    for (let degrees = 0; degrees < 360; degrees += 1) {
      const { middle, normal } = bodyOf(turned(degrees))
      const towards = normal[2] * (EYE_PX - middle[2]) - normal[0] * middle[0] - normal[1] * middle[1]
      // Edge on, neither does.
      expect(towards).toBeGreaterThan(-THICK * SIZE)
    }
  })
})
