/** Unit quaternion x, y, z, w. */
export type Quat = [number, number, number, number]
export type Vec3 = [number, number, number]
/** A matrix of CSS, column by column. */
export type Matrix = Float64Array

const RAD = Math.PI / 180
/** From one face of a piece to the other, degrees. */
export const HALF_TURN = 180

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

/** Writes the turn Rz·Ry·Rx of the given degrees. */
export function setEuler(out: Quat, rx: number, ry: number, rz: number): Quat {
  const cx = Math.cos((rx * RAD) / 2)
  const sx = Math.sin((rx * RAD) / 2)
  const cy = Math.cos((ry * RAD) / 2)
  const sy = Math.sin((ry * RAD) / 2)
  const cz = Math.cos((rz * RAD) / 2)
  const sz = Math.sin((rz * RAD) / 2)
  out[0] = sx * cy * cz - cx * sy * sz
  out[1] = cx * sy * cz + sx * cy * sz
  out[2] = cx * cy * sz - sx * sy * cz
  out[3] = cx * cy * cz + sx * sy * sz
  return out
}

export const euler = (rx: number, ry: number, rz: number): Quat => setEuler([0, 0, 0, 1], rx, ry, rz)

/** out = a · b: first b, then a. `out` may be neither. */
export function multiply(out: Quat, a: Readonly<Quat>, b: Readonly<Quat>): Quat {
  out[0] = a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1]
  out[1] = a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0]
  out[2] = a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3]
  out[3] = a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2]
  return out
}

/** Writes v turned by q. */
export function turn(out: Vec3, q: Readonly<Quat>, x: number, y: number, z: number): Vec3 {
  const tx = 2 * (q[1] * z - q[2] * y)
  const ty = 2 * (q[2] * x - q[0] * z)
  const tz = 2 * (q[0] * y - q[1] * x)
  out[0] = x + q[3] * tx + q[1] * tz - q[2] * ty
  out[1] = y + q[3] * ty + q[2] * tx - q[0] * tz
  out[2] = z + q[3] * tz + q[0] * ty - q[1] * tx
  return out
}

/** Writes the same turn. */
export function copyTurn(out: Quat, from: Readonly<Quat>): void {
  for (let i = 0; i < 4; i++) out[i] = from[i] ?? 0
}

/** Writes the shortest way from a to b at t. */
export function slerp(out: Quat, a: Readonly<Quat>, b: Readonly<Quat>, t: number): Quat {
  let dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]
  const sign = dot < 0 ? -1 : 1
  dot *= sign
  let ka = 1 - t
  let kb = t
  if (dot < 0.9995) {
    const angle = Math.acos(dot)
    const sine = Math.sin(angle)
    ka = Math.sin(ka * angle) / sine
    kb = Math.sin(kb * angle) / sine
  }
  kb *= sign
  const x = a[0] * ka + b[0] * kb
  const y = a[1] * ka + b[1] * kb
  const z = a[2] * ka + b[2] * kb
  const w = a[3] * ka + b[3] * kb
  const length = Math.sqrt(x * x + y * y + z * z + w * w)
  out[0] = x / length
  out[1] = y / length
  out[2] = z / length
  out[3] = w / length
  return out
}
