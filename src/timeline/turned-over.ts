import { LOOK, type Picture, PLACE, peek, putPlace, STRIDE } from './picture.ts'
import { HALF_TURN, type Quat, setEuler } from './vec.ts'

const RAD = Math.PI / 180
const tipped: Quat = [0, 0, 0, 1]

/**
 * Turns a token that stands upright over about its own level axis, through the middle of its thickness. Both faces are
 * alike: past edge-on the back is drawn as the face. The middle of its face stays where it was, as far as it only leans.
 */
export function putTurnedOver(picture: Picture, token: number, degrees: number, leanDeg: number): void {
  const seen = degrees - HALF_TURN * Math.round(degrees / HALF_TURN)
  const size = peek(picture, token, PLACE + 3)
  const half = (peek(picture, token, LOOK + 1) * size) / 2
  const angle = seen * RAD
  setEuler(tipped, seen, 0, 0)
  // On edge it has none: it would be seen as a streak beside it.
  picture.objects[token * STRIDE + LOOK + 2] = peek(picture, token, LOOK + 2) * Math.cos(angle) ** 2
  putPlace(
    picture,
    token,
    peek(picture, token, PLACE),
    peek(picture, token, PLACE + 1) - half * (Math.sin(angle) - Math.sin(leanDeg * RAD)),
    peek(picture, token, PLACE + 2) + half * (Math.cos(angle) - 1),
    size,
    tipped,
  )
}
