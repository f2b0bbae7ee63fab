import { layKolam, layOnPaper, samplePaper } from '../stages/data-sheet/paper.ts'
import { lightTray, listRow, listTrayOf } from '../stages/data-sheet/play.ts'
import { leaveContours } from '../stages/representation/play.ts'
import { dropStack } from './drop.ts'
import { clamp, easeInOutCubic, partOf, smoothstep } from './easing.ts'
import type { Hand } from './hand.ts'
import { bendRow, contourFigure, layFigure, openLine, sampleKolam } from './kolam.ts'
import type { Layout } from './layout.ts'
import { lift, linksLeft, stackLeft } from './lifted.ts'
import { behindOnPlate, sizeOnPlate, sortPieces } from './passing.ts'
import { PAPER, type Picture, ROWS } from './picture.ts'
import {
  blendRow,
  createRow,
  createRows,
  dim,
  hideBehind,
  layOnPlate,
  placePlate,
  placeRing,
  placeTokens,
  type RowPose,
  rowPoint,
} from './rows.ts'
import { dealtAt, heldAt, stackRow } from './stack.ts'
import { KOLAM, SESSIONS } from './thresholds.ts'
import { allLitAt, drawnAt, linksAt, litAt, toldAt } from './told.ts'
import { copyTurn, lerp, slerp, type Vec3 } from './vec.ts'

const rows = createRows()
const start = createRow()
const end = createRow()
const card = createRow()
const columns = new Float32Array(ROWS * 4)
const behind = new Float32Array(ROWS * 4)
const shrunk = new Float32Array(ROWS * 4)
/** Of each row's ring its column, how far behind the row's middle it is, px, and how large, over its size. */
const RING = { behind: 1, size: 2, each: 3 } as const
const rings = new Float32Array(ROWS * RING.each)
const lanes = new Float32Array(ROWS * 4)
const place: Vec3 = [0, 0, 0]

/** Part 1: the kolam tips back on a plate that becomes the first row, and five rows are dealt from behind it. */
function deal(progress: number, held: number, layout: Layout, picture: Picture): void {
  const t = dealtAt(progress)
  const isFigure = progress < KOLAM.close.until
  for (let r = 0; r < ROWS; r++) {
    const row = rows[r]
    if (!row) continue
    stackRow(row, r, held, layout.widthPx, layout.heightPx)
    if (r === 0) {
      if (isFigure) layFigure(row, progress, layout, picture)
      continue
    }
    const dealt = smoothstep(1.35 * t - SESSIONS.dealStep * r)
    if (dealt === 1) continue
    waitBehind(start, r, layout, picture)
    stackRow(end, r, held, layout.widthPx, layout.heightPx)
    blendRow(row, start, end, dealt)
    // Pieces and plate of a row appear together, as one dealt card, while those above still hide it.
    const seen = clamp(dealt * 5.5, 0, 1)
    row.plateAlpha = seen
    row.alpha = seen
  }
}

/** Writes the pose that a row is dealt from: where the first one lies, unseen. */
function waitBehind(out: RowPose, row: number, layout: Layout, { kolam }: Picture): void {
  stackRow(out, row, 0, layout.widthPx, layout.heightPx)
  out.x = kolam.x
  out.y = kolam.y
  out.z = kolam.z
  copyTurn(out.turn, kolam.turn)
  if (rows[0]) hideBehind(out, rows[0])
}

/** What is missing of the light on a row that the links have not reached, and on one that they have left. */
const UNLIT = 0.44
const LEFT = 0.34
/**
 * A plate's line while it is told of, and how far it comes out of the stack to the reader, and rises, over a piece's size:
 * what it comes nearer would cover the next row, what it rises clears that. The live one has the heading beside it, and begins
 * so long before the links.
 */
const TOLD_LINE = 0.9
const COMES_OUT = { live: 0.12, others: 0.42, rises: 0.2, begins: 0.016 } as const

/** How large a ring is, over its size, that is hidden under its piece. */
const CLOSED_RING = 0.62

/** A ring opens from under its piece as the dots arrive there: its session has ended with its draw. */
function openRing(row: RowPose, r: number, open: number): void {
  rings[r * RING.each + RING.size] = lerp(CLOSED_RING, 1, open)
  row.ringAlpha = open
}

/** Part 2: the dotted link brings one row after the other into light, each a step out of the stack. */
function tell(progress: number): void {
  const left = 1 - allLitAt(progress)
  // The live one is whole from the start, and comes out as the last are dealt.
  const begun = smoothstep(1 + (progress - SESSIONS.links.from) / COMES_OUT.begins)
  for (let r = 0; r < ROWS; r++) {
    const row = rows[r]
    if (!row) continue
    const told = toldAt(r, progress)
    row.dim = lerp(UNLIT, LEFT, litAt(r, progress)) * (1 - told) * left
    row.plateLine = Math.max(row.plateLine, TOLD_LINE * told)
    openRing(row, r, drawnAt(r, progress))
    const part = row.size * told * (r === 0 ? begun : 1)
    rowPoint(place, row, 0, -part * (r === 0 ? COMES_OUT.live : COMES_OUT.others), part * COMES_OUT.rises)
    row.x = place[0]
    row.y = place[1]
    row.z = place[2]
  }
}

/** The row that becomes the list's current one. */
const STAYS = 2
/** So many rows come to lie in the list; the one under them does not. */
const LISTED = ROWS - 1
/** Cards come to lie as trays, those beside the current row a little lower, so that they stay apart. */
const CARD_HIGH = 0.93
/** How high over the sheet a card's middle lies, px. */
const CARD_PX = 2
const { lay: LAY, cards: CARDS } = SESSIONS
/** How far a row comes up to the reader on its way down to the sheet, over a piece's size. */
const ARC = 0.9

/** Part of the way from the stack to the sheet. */
const laidAt = (progress: number): number => (progress - SESSIONS.leave) / (SESSIONS.turned - SESSIONS.leave)

/** Part of a row's flight, below 0 before it begins: the lowest of those that the list has goes first. */
const flownAt = (progress: number, row: number): number =>
  (laidAt(progress) - LAY.from - LAY.step * (LISTED - 1 - row)) /
  (LAY.until - LAY.from - LAY.step * (LISTED - 1))

/** How far down the last row falls, and how far it comes to the reader, over the window's height: it leaves the window. */
const FALLS = { deep: 0.95, nearer: 0.3 } as const

/** The last row falls out of the window, ahead of the others: the list has no place for it. */
function fallAhead(row: RowPose, progress: number, { widthPx, heightPx }: Layout): void {
  stackRow(row, LISTED, 1, widthPx, heightPx)
  row.dim = 0
  const fallen = clamp(laidAt(progress) / LAY.fallen, 0, 1)
  row.y -= FALLS.deep * heightPx * fallen * fallen
  row.z += FALLS.nearer * heightPx * fallen
  if (fallen === 1) row.alpha = row.plateAlpha = row.ringAlpha = 0
}

/** Writes how a row lies as a card in its place of the list. */
function lieInList(out: RowPose, r: number, layout: Layout): number {
  const entry = listRow(out, r, 0, layout)
  layOnPlate(out, false)
  listTrayOf(out, layout)
  if (r !== STAYS) out.plateH *= CARD_HIGH
  out.ringLift = start.ringLift * (out.size / start.size)
  out.z = CARD_PX
  return entry
}

/** In this part of its closing a card becomes a line; then that takes the strength and colour of what it is in the list. */
const THIN = 0.72

/** Presses a card flat, its pieces come to lie on the page, and closes it to what it is in the list: the rule under its row, or the tray. */
function closeCard(row: RowPose, part: number): void {
  const { plateAlpha, plateTone, plateLight, plateLine } = row
  blendRow(row, row, end, easeInOutCubic(part / THIN))
  const paled = smoothstep((part - THIN) / (1 - THIN))
  row.plateAlpha = lerp(plateAlpha, end.plateAlpha, paled)
  row.plateTone = lerp(plateTone, end.plateTone, paled)
  row.plateLight = lerp(plateLight, end.plateLight, paled)
  row.plateLine = lerp(plateLine, end.plateLine, paled)
}

/** How far the pieces of a row are sorted into the columns that the list has them in: in flight. */
const sortedAt = (progress: number, row: number): number => clamp(sortingAt(progress, row), 0, 1)

/** The same, below 0 before it begins. */
const sortingAt = (progress: number, row: number): number =>
  (flownAt(progress, row) - LAY.sort.from) / (LAY.sort.until - LAY.sort.from)

/** Part of a row's sorting that its ring needs to go, ahead of it. */
const RING_GOES = 0.15

/** Brings the pieces of a row to their columns in the list: they pass one another on the plate. */
function sortRow(progress: number, r: number, entry: number, row: RowPose, layout: Layout): void {
  const sorted = sortedAt(progress, r)
  const { sessionColumns, entryColumns } = layout
  const own = layout.sessionIndex[r] ?? 0
  sortPieces(sorted, sessionColumns, r * 4, entryColumns, entry * 4, columns, lanes)
  for (let at = r * 4, s = 0; s < 4; s++, at++) {
    const lane = lanes[at] ?? 0
    behind[at] = behindOnPlate(lane) * row.size
    shrunk[at] = sizeOnPlate(lane)
    if (r !== STAYS || sessionColumns[at] !== own) continue
    // To the first column, in the lane of its piece.
    const ring = r * RING.each
    rings[ring] = (columns[at] ?? 0) - (entryColumns[entry * 4 + s] ?? 0) * sorted
    rings[ring + RING.behind] = behind[at] ?? 0
    rings[ring + RING.size] = shrunk[at] ?? 1
  }
}

/** Part 3: the last row falls out of the window; the others fly to their places in the list, and sort themselves on the way. */
function settle(progress: number, layout: Layout): void {
  const closed = partOf(progress, CARDS)
  if (rows[LISTED]) fallAhead(rows[LISTED], progress, layout)
  for (let r = 0; r < LISTED; r++) {
    const row = rows[r]
    if (!row) continue
    stackRow(start, r, 1, layout.widthPx, layout.heightPx)
    const entry = lieInList(card, r, layout)
    layOnPaper(card, progress, layout)
    const flight = flownAt(progress, r)
    const flown = easeInOutCubic(flight)
    blendRow(row, start, card, flown)
    // It tips more gently than it flies.
    slerp(row.turn, start.turn, card.turn, smoothstep(flight))
    row.z += ARC * row.size * Math.sin(Math.PI * flown)
    listRow(end, r, 0, layout)
    if (r === STAYS) listTrayOf(end, layout)
    layOnPaper(end, progress, layout)
    closeCard(row, closed)
    // A ring goes with the session that it belongs to, before its piece does.
    row.ringAlpha = r === STAYS ? 1 : clamp(-sortingAt(progress, r) / RING_GOES, 0, 1)
    sortRow(progress, r, entry, row, layout)
  }
}

/** Dotted links from ring to ring, and the pins they arrive at. */
function links(progress: number, layout: Layout, { threads }: Picture, hand?: Hand): void {
  const drawn = linksAt(progress)
  const fade = layout.entries ? clamp(1 - (progress - SESSIONS.leave) * 40, 0, 1) : 1
  threads.alpha = drawn > 0 ? fade * (hand ? linksLeft(hand.lifted, layout) : 1) : 0
  if (threads.alpha === 0) return
  for (let r = 0; r < ROWS; r++) {
    const row = rows[r]
    if (!row) continue
    rowPoint(place, row, ((layout.sessionIndex[r] ?? 0) - 1.5) * row.pitch, 0, row.lift)
    threads.pins.set(place, r * 4)
    const inStack = 1 - (hand?.lifted[r] ?? 0)
    threads.pins[r * 4 + 3] = (r === 0 ? 1 : clamp((drawn - r) * 6 + 1, 0, 1)) * clamp(inStack, 0, 1)
    if (r === ROWS - 1) continue
    threads.drawn[r] = clamp(drawn - r, 0, 1)
    threads.seen[r] = clamp(inStack - (hand?.lifted[r + 1] ?? 0), 0, 1)
  }
}

/** The stack of six sessions: dealt, linked, held, and laid down as the data sheet (design, section 6.4). */
export function sampleSessions(progress: number, layout: Layout, picture: Picture, hand?: Hand): void {
  columns.set(layout.sessionColumns)
  behind.fill(0)
  shrunk.fill(1)
  rings.fill(0)
  for (let r = 0; r < ROWS; r++) {
    rings[r * RING.each] = layout.sessionIndex[r] ?? 0
    rings[r * RING.each + RING.size] = 1
  }
  sampleKolam(progress, layout, picture)
  picture.dealing = progress < SESSIONS.dealt
  if (progress >= SESSIONS.leave && layout.entries) settle(progress, layout)
  else {
    deal(progress, heldAt(progress), layout, picture)
    tell(progress)
  }
  if (hand) picture.top = lift(rows, hand.lifted, layout)
  samplePaper(progress, layout, picture)
  if (hand) dim(picture, PAPER, stackLeft(hand.lifted, layout))
  if (layout.entries)
    lightTray(picture, layout, clamp((progress - CARDS.until) / (SESSIONS.trayLit - CARDS.until), 0, 1))
  // From when the plate has come, seen from straight above, until it lies in the list.
  const lies = progress >= KOLAM.plate.until
  for (let r = 0; r < ROWS; r++) {
    const row = rows[r]
    if (!row) continue
    placePlate(picture, r, row)
    placeTokens(picture, r, row, columns, behind, shrunk)
    const ring = r * RING.each
    placeRing(picture, r, row, rings[ring] ?? 0, rings[ring + 1], rings[ring + 2], lies)
  }
  if (progress < KOLAM.close.until && rows[0]) {
    openLine(progress, rows[0], layout, picture)
    bendRow(progress, rows[0], layout, picture)
  } else {
    picture.kolam.alpha = 0
    layKolam(progress, layout, picture)
  }
  links(progress, layout, picture, hand)
  if (!layout.entries) dropStack(progress, layout.heightPx, picture)
  leaveContours(1 - progress / SESSIONS.contours, layout, picture)
  contourFigure(progress, layout, picture)
}
