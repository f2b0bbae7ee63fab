import type { Layout } from '../../film/layout.ts'
import type { Sample } from '../../film/sample.ts'
import { progressAt } from '../../film/score.ts'
import { clamp } from '../../picture/ease.ts'
import { PAPER, type Picture, putForm, putLook, putPlace } from '../../picture/picture.ts'
import { dim, type RowPose } from '../../picture/rows.ts'
import {
  copyTurn,
  lerp,
  type Matrix,
  type Quat,
  setEuler,
  slerp,
  turn,
  type Vec3,
} from '../../picture/vec.ts'
import { paperHalf, stackPaper } from '../sessions/stack.ts'
import { putSheetKolam } from './play.ts'
import { DATA_SHEET } from './score.ts'
import { at, playAt } from './tape.ts'

/** Grown, it reaches so far over the page on each side, of the page's size. */
const BEYOND = 0.62
const DEPTH_PX = -8
const COMES = progressAt(DATA_SHEET, 'comes')
const LEVEL = progressAt(DATA_SHEET, 'level')

const place: Vec3 = [0, 0, 0]
const level: Quat = [0, 0, 0, 1]
const below: Quat = [0, 0, 0, 1]

/**
 * The sheet of paper under the stack, on its way to be the page, stage px: its middle, half its size, how far it has come in
 * under the stack, and how far it has grown into the page.
 */
const pose = { x: 0, y: 0, z: 0, w: 0, h: 0, slid: 0, grown: 0, turn: [0, 0, 0, 1] as Quat }
/** The place that it stands for: every row that is laid on the paper asks for the same one. */
const sampled: { progress: number; layout: Layout | undefined } = { progress: Number.NaN, layout: undefined }

/** Writes where the paper lies; returns the score's numbers there. */
function paperAt(progress: number, layout: Layout): Sample {
  const { widthPx, heightPx, u } = layout
  const value = playAt(progress, layout)
  if (progress === sampled.progress && layout === sampled.layout) return value
  sampled.progress = progress
  sampled.layout = layout
  const grown = layout.entries ? value(at.paper.grown) : 0
  const slid = value(at.paper.slid)
  stackPaper(place, pose.turn, progress, layout)
  setEuler(below, -80, 0, 0)
  // It is in its place before it is level and whole: tipped still, none of its words is out of the window.
  const there = grown + (1 - grown) * grown ** 3
  pose.x = lerp(lerp(0, place[0], slid), 0, there)
  pose.y = lerp(lerp(-heightPx * 1.2, place[1], slid), 0, there)
  pose.z = lerp(lerp(-400 * u, place[2], slid), DEPTH_PX, there)
  slerp(pose.turn, pose.turn, level, grown)
  if (slid < 1) slerp(pose.turn, below, pose.turn, slid)
  pose.w = lerp(paperHalf('width', layout), widthPx * BEYOND, grown)
  pose.h = lerp(paperHalf('height', layout), heightPx * BEYOND, grown)
  pose.slid = slid
  pose.grown = grown
  return value
}

/** The paper as it is drawn: what is printed on it shows through it, until it is the ground. */
export function samplePaper(progress: number, layout: Layout, picture: Picture): void {
  const { u } = layout
  paperAt(progress, layout)
  const { grown } = pose
  putPlace(picture, PAPER, pose.x, pose.y, pose.z, 1, pose.turn)
  putLook(picture, PAPER, clamp(pose.slid * 6, 0, 1), 12 * u * (1 - grown), 0, 0.55 * (1 - grown))
  putForm(picture, PAPER, pose.w, pose.h, 22 * u * (1 - grown) + 1, 0)
  picture.ground.printed = layout.entries > 0 && printedAs(progress) === 'laid'
  picture.ground.paper = grown >= 1
  if (grown >= 1) dim(picture, PAPER, 0)
}

/** What the sheet's print is: it lies on the paper from when that comes until it is the page, before its stage. */
export function printedAs(progress: number): 'laid' | 'page' | undefined {
  if (progress >= LEVEL) return 'page'
  return progress >= COMES ? 'laid' : undefined
}

/** The print is the page, so much of the paper's size. */
const PRINT = 0.5 / BEYOND

/** How large what is printed is on the paper. */
const printScale = ({ widthPx, heightPx }: Layout): number =>
  Math.min((2 * PRINT * pose.w) / widthPx, (2 * PRINT * pose.h) / heightPx)

/** How deep it lies: what it lies on ends a little deeper. */
const printZ = (): number => pose.z - DEPTH_PX * pose.grown

/** Takes a thing from its place on the page to the same place of the print, wherever the paper lies. */
function lay(it: { x: number; y: number; z: number; readonly turn: Quat }, scale: number): void {
  turn(place, pose.turn, it.x * scale, it.y * scale, it.z * scale)
  it.x = pose.x + place[0]
  it.y = pose.y + place[1]
  it.z = printZ() + place[2]
  copyTurn(it.turn, pose.turn)
}

/** The sheet's large kolam as it is printed: the scene draws its line. */
export function layKolam(progress: number, layout: Layout, { kolam }: Picture): void {
  if (!layout.kolam || layout.entries === 0) return
  const value = paperAt(progress, layout)
  const scale = printScale(layout)
  putSheetKolam(value, 0, layout.kolam, kolam)
  kolam.cell *= scale
  lay(kolam, scale)
}

/** Lays a row of the list on the paper. */
export function layOnPaper(row: RowPose, progress: number, layout: Layout): void {
  paperAt(progress, layout)
  const scale = printScale(layout)
  row.pitch *= scale
  row.size *= scale
  row.lift *= scale
  row.ringLift *= scale
  row.plateW *= scale
  row.plateH *= scale
  row.plateRadius *= scale
  row.plateThick *= scale
  row.plateDown *= scale
  lay(row, scale)
}

/** Writes the matrix that lays the page, about its middle, on the paper as the eye sees it: at the end the identity. */
export function printMatrix(progress: number, layout: Layout, out: Matrix): void {
  const { eyePx } = layout
  paperAt(progress, layout)
  const qx = pose.turn[0]
  const qy = pose.turn[1]
  const qz = pose.turn[2]
  const qw = pose.turn[3]
  const scale = printScale(layout)
  out.fill(0)
  out[0] = scale * (1 - 2 * (qy * qy + qz * qz))
  out[1] = -scale * 2 * (qx * qy + qw * qz)
  out[3] = (-scale * 2 * (qx * qz - qw * qy)) / eyePx
  out[4] = -scale * 2 * (qx * qy - qw * qz)
  out[5] = scale * (1 - 2 * (qx * qx + qz * qz))
  out[7] = (scale * 2 * (qy * qz + qw * qx)) / eyePx
  out[10] = 1
  out[12] = pose.x
  out[13] = -pose.y
  out[15] = 1 - printZ() / eyePx
}

const page: Matrix = new Float64Array(16)
/** Where the columns of x, y and 1 begin in a matrix of CSS. */
const COLUMNS_OF_PLANE = [0, 4, 12] as const

/** Lays the page that the towers stand on on the paper too. */
export function layTowers(progress: number, layout: Layout, { towers }: Picture): void {
  if (towers.alpha === 0) return
  printMatrix(progress, layout, page)
  // Of each column what x, y and 1 are multiplied by, with y up.
  for (let column = 0; column < 3; column++) {
    const from = COLUMNS_OF_PLANE[column] ?? 0
    const sign = column === 1 ? -1 : 1
    towers.page[column * 3] = sign * (page[from] ?? 0)
    towers.page[column * 3 + 1] = -sign * (page[from + 1] ?? 0)
    towers.page[column * 3 + 2] = sign * (page[from + 3] ?? 0)
  }
}
