import type { Film } from '../../film/film.ts'
import type { Layout } from '../../film/layout.ts'
import type { Sample } from '../../film/sample.ts'
import { clamp } from '../../picture/ease.ts'
import type { Hand } from '../../picture/hand.ts'
import { FIRST_PLATE, FIRST_RING, PAPER, type Picture, ROWS } from '../../picture/picture.ts'
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
} from '../../picture/rows.ts'
import { copyTurn, lerp, type Vec3 } from '../../picture/vec.ts'
import { layOnPaper, layKolam as printKolam, samplePaper } from '../data-sheet/paper.ts'
import { lightTray, listRow, listTrayOf } from '../data-sheet/play.ts'
import { bendRow, isFigure, layFigure, layKolam, openLine } from './figure.ts'
import { lift, linksLeft, stackLeft } from './lift.ts'
import { SESSIONS } from './score.ts'
import { at, sampleAt, stackRow, trackOf } from './stack.ts'

/** Most luminance of a ground that small words stand on: muted ones keep a contrast of 4.7. */
const MUTED_GROUND = 0.05
/** How far the contour lines reach out from the figure, of the window's width. */
const CONTOURS_REACH = 0.23
/** The row that becomes the list's current one; the last row has no place there. */
const STAYS = 2
const LAST = ROWS - 1
/** A plate's line while it is told of; how far it comes out of the stack to the reader, and rises, over a piece's size. */
const TOLD = { line: 0.9, live: 0.12, others: 0.42, rises: 0.2 } as const
/** How large a ring is, over its size, that is hidden under its piece. */
const CLOSED_RING = 0.62
/** A dealt row is whole in this part of its way, while those above still hide it. */
const SEEN = 0.18
/** Cards come to lie as trays, those beside the current row a little lower, so that they stay apart; how high over the sheet, px. */
const CARD = { high: 0.93, px: 2 } as const
/** How far a row comes up to the reader on its way to the sheet, and its pieces over one another, over a piece's size. */
const ARC = { row: 0.9, piece: 0.3 } as const
/** How far a row falls, and how far it comes to the reader, over the window's height. */
const FALLS = { deep: 1.3, nearer: 0.3 } as const

const rows = createRows()
const start = createRow()
const end = createRow()
const columns = new Float32Array(ROWS * 4)
const raised = new Float32Array(ROWS * 4)
const place: Vec3 = [0, 0, 0]

/** The kolam tips back on a plate that becomes the first row, and five rows are dealt from behind it. */
function deal(value: Sample, layout: Layout, picture: Picture): void {
  const { kolam } = picture
  for (let r = 0; r < ROWS; r++) {
    const row = rows[r]
    if (!row) continue
    stackRow(row, r, layout)
    if (r === 0 && isFigure(value)) layFigure(value, row, layout, picture)
    const dealt = r === 0 ? 1 : value(at.deal.way + r - 1)
    if (dealt === 1) continue
    stackRow(start, r, layout)
    start.x = kolam.x
    start.y = kolam.y
    start.z = kolam.z
    copyTurn(start.turn, kolam.turn)
    if (rows[0]) hideBehind(start, rows[0])
    blendRow(row, start, row, dealt)
    row.plateAlpha = row.alpha = Math.min(1, dealt / SEEN)
  }
}

/** The dots bring one row after the other into light, each a step out of the stack; its ring opens with its draw. */
function tell(value: Sample, layout: Layout): void {
  const left = 1 - value(at.all.lit)
  for (let r = 0; r < ROWS; r++) {
    const row = rows[r]
    if (!row) continue
    const told = value(at.row.told + r) * left
    row.dim = value(at.row.dim + r) * left
    row.plateLine = Math.max(row.plateLine, TOLD.line * told)
    row.ringAlpha = value(at.row.drawn + r)
    const part = row.size * told
    rowPoint(place, row, 0, -part * (r === 0 ? TOLD.live : TOLD.others), part * TOLD.rises)
    row.x = place[0]
    row.y = place[1]
    row.z = place[2]
    // Without a data sheet the stack falls; the first row stays for the footer.
    if (r > 0) fall(row, value(at.alone.fallen + r - 1), layout)
  }
}

/** The last row falls out of the window; the others fly to their places in the list, and sort themselves on the way. */
function settle(value: Sample, progress: number, layout: Layout): void {
  for (let r = 0; r < ROWS; r++) {
    const row = rows[r]
    if (!row) continue
    stackRow(row, r, layout)
    if (r < LAST) lay(value, row, r, progress, layout)
    else fall(row, value(at.all.fallen), layout)
  }
}

/** Lets a row fall out of the window. */
function fall(row: RowPose, fallen: number, { heightPx }: Layout): void {
  row.y -= FALLS.deep * heightPx * fallen
  row.z += FALLS.nearer * heightPx * fallen
  if (fallen === 1) row.alpha = row.plateAlpha = row.ringAlpha = 0
}

function lay(value: Sample, row: RowPose, r: number, progress: number, layout: Layout): void {
  const flown = value(at.lay.flown + r)
  const sorted = value(at.lay.sorted + r)
  const lifts = row.ringLift / row.size
  const entry = listRow(end, r, 0, layout)
  layOnPlate(end, false)
  listTrayOf(end, layout)
  if (r !== STAYS) end.plateH *= CARD.high
  end.ringLift = lifts * end.size
  end.z = CARD.px
  layOnPaper(end, progress, layout)
  blendRow(row, row, end, flown)
  row.z += ARC.row * row.size * Math.sin(Math.PI * flown)
  listRow(end, r, 0, layout)
  if (r === STAYS) listTrayOf(end, layout)
  layOnPaper(end, progress, layout)
  blendRow(row, row, end, value(at.all.closed))
  // A ring goes with the session that it belongs to, before its piece does.
  row.ringAlpha = r === STAYS ? 1 : clamp(1 - 4 * sorted, 0, 1)
  for (let i = r * 4, shape = 0; shape < 4; shape++, i++) {
    columns[i] = lerp(layout.sessionColumns[i] ?? 0, layout.entryColumns[entry * 4 + shape] ?? 0, sorted)
    raised[i] = ARC.piece * shape * Math.sin(Math.PI * sorted)
  }
}

/** Dotted links from ring to ring, and the pins they arrive at. */
function link(value: Sample, layout: Layout, { threads }: Picture, hand?: Hand): void {
  const isDrawn = value(at.link.drawn) > 0
  threads.alpha = isDrawn ? value(at.all.threads) * (hand ? linksLeft(hand.lifted, layout) : 1) : 0
  if (threads.alpha === 0) return
  for (let r = 0; r < ROWS; r++) {
    const row = rows[r]
    if (!row) continue
    rowPoint(place, row, ((layout.sessionIndex[r] ?? 0) - 1.5) * row.pitch, 0, row.lift)
    threads.pins.set(place, r * 4)
    const inStack = clamp(1 - (hand?.lifted[r] ?? 0), 0, 1)
    const drawn = r === 0 ? 1 : value(at.link.drawn + r - 1)
    threads.pins[r * 4 + 3] = clamp((drawn - 1) * 6 + 1, 0, 1) * inStack
    if (r === LAST) continue
    threads.drawn[r] = value(at.link.drawn + r)
    threads.seen[r] = clamp(inStack - (hand?.lifted[r + 1] ?? 0), 0, 1)
  }
}

/** Without a data sheet plate and ring of the first row go from under its tokens, in this much of the footer. */
const DROPPED = 0.104
export function dropFirst(progress: number, picture: Picture): void {
  const left = clamp(1 - progress / DROPPED, 0, 1)
  dim(picture, FIRST_PLATE, left)
  dim(picture, FIRST_RING, left)
}

/** Writes the picture of SESSIONS: the figure, the stack that is dealt from it, and how that is laid down as the list. */
export function playSessions(progress: number, layout: Layout, picture: Picture, hand?: Hand): void {
  const value = sampleAt(progress, layout)
  const isLaid = layout.entries > 0 && progress * 100 >= SESSIONS.marks.leave
  columns.set(layout.sessionColumns)
  raised.fill(0)
  layKolam(value, layout, picture)
  picture.dealing = value(at.deal.way + LAST - 1) < 1
  if (isLaid) settle(value, progress, layout)
  else {
    deal(value, layout, picture)
    tell(value, layout)
  }
  if (hand) picture.top = lift(rows, hand.lifted, layout)
  samplePaper(progress, layout, picture)
  if (!isLaid) dim(picture, PAPER, 1 - value(at.alone.fallen + LAST - 1))
  if (hand) dim(picture, PAPER, stackLeft(hand.lifted, layout))
  if (layout.entries) lightTray(picture, layout, value(at.all.tray))
  const lies = value(at.plate.raised) === 1
  for (let r = 0; r < ROWS; r++) {
    const row = rows[r]
    if (!row) continue
    placePlate(picture, r, row)
    placeTokens(picture, r, row, columns, raised)
    // In the list there is one ring, on the first column.
    const left = isLaid && r === STAYS ? 1 - value(at.lay.sorted + r) : 1
    const open = isLaid ? 1 : lerp(CLOSED_RING, 1, value(at.row.drawn + r))
    placeRing(picture, r, row, (layout.sessionIndex[r] ?? 0) * left, open, lies)
  }
  if (isFigure(value) && rows[0]) {
    openLine(value, rows[0], picture)
    bendRow(value, rows[0], layout, picture)
  } else {
    picture.kolam.alpha = 0
    printKolam(progress, layout, picture)
  }
  link(value, layout, picture, hand)
  // Contour lines go round the figure where those of the row have gone.
  const { ground } = picture
  const shown = value(at.contours.shown)
  if (shown === 0) return
  ground.contoursFigure = true
  ground.contour = shown
  ground.contourReach = CONTOURS_REACH * layout.widthPx
  ground.brightest = MUTED_GROUND
}

export const SESSIONS_FILM: Film = { stage: 'sessions', score: SESSIONS, trackOf, anchors: {} }
