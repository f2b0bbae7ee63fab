import { FORM, LOOK, type Picture, putPlace, STRIDE } from './picture.ts'
import { HALF_TURN, multiply, type Quat, setEuler, turn, type Vec3 } from './vec.ts'

const FULL = 360

const spin: Quat = [0, 0, 0, 1]
const total: Quat = [0, 0, 0, 1]
const before: Vec3 = [0, 0, 0]
const after: Vec3 = [0, 0, 0]

/** Leaves so much of the number on a token's back, where that is what shows. To be called after `putTurned`. */
export function putNumber({ objects }: Picture, token: number, left: number): void {
  objects[token * STRIDE + FORM + 3] = (objects[token * STRIDE + FORM + 3] ?? 0) * left
}

/**
 * Places a token that a hand has turned about its own upright axis, through the middle of its thickness. Both faces are
 * alike but for the number: where the back faces the eye, it is drawn as the face, and accent says so, as does the last
 * number of its form: it shows its number. To be called after its look and its form have been written.
 */
export function putTurned(
  picture: Picture,
  token: number,
  x: number,
  y: number,
  z: number,
  size: number,
  pose: Readonly<Quat>,
  degrees: number,
  eyePx: number,
): void {
  if (degrees === 0) {
    putPlace(picture, token, x, y, z, size, pose)
    return
  }
  setEuler(spin, 0, degrees % FULL, 0)
  multiply(total, pose, spin)
  turn(after, total, 0, 0, 1)
  const isBack = after[2] * (eyePx - z) - after[0] * x - after[1] * y < 0
  if (isBack) {
    setEuler(spin, 0, (degrees + HALF_TURN) % FULL, 0)
    multiply(total, pose, spin)
    turn(after, total, 0, 0, 1)
  }
  turn(before, pose, 0, 0, 1)
  const look = token * STRIDE + LOOK
  const half = ((picture.objects[look + 1] ?? 0) * size) / 2
  picture.objects[look + 3] = isBack ? 1 : 0
  picture.objects[token * STRIDE + FORM + 3] = isBack ? 1 : 0
  putPlace(
    picture,
    token,
    x + half * (after[0] - before[0]),
    y + half * (after[1] - before[1]),
    z + half * (after[2] - before[2]),
    size,
    total,
  )
}
