import { outlineX, outlineY } from '../../timeline/rolling.ts'

/** All round a number, as far as it reaches; and corners of the outline of a piece that is cut out of it. */
const AROUND = ',-9em -9em,9em -9em,9em 9em,-9em 9em,-9em -9em'
const CORNERS = 60
/** A piece leans and is thick: it is seen so much higher, of its size. */
const RAISED = 0.02

/**
 * Returns what is seen of a number that goes behind its piece, as a clip path of its box.
 * @param sizePx of the piece
 * @param awayPx how far below the piece's origin the number's middle is
 */
export function behindPiece(shape: number, sizePx: number, awayPx: number): string {
  let outline = ''
  for (let at = 0; at <= CORNERS; at++) {
    const angle = (2 * Math.PI * (at + 0.5)) / CORNERS
    const up = sizePx * (outlineY(shape, angle) + RAISED) + awayPx
    outline += `,calc(50% + ${sizePx * outlineX(shape, angle)}px) calc(50% - ${up}px)`
  }
  return `polygon(evenodd${AROUND}${outline})`
}
