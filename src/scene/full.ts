import contourFrag from '../../shaders/contour.frag?full'
import contourVert from '../../shaders/contour.vert?full'
import numeralsFrag from '../../shaders/numerals.frag?full'
import numeralsVert from '../../shaders/numerals.vert?full'
import paperFrag from '../../shaders/paper.frag?full'
import paperVert from '../../shaders/paper.vert?full'
import phoneFrag from '../../shaders/phone.frag?full'
import phoneVert from '../../shaders/phone.vert?full'
import piecesFrag from '../../shaders/pieces.frag?full'
import piecesVert from '../../shaders/pieces.vert?full'
import sunFrag from '../../shaders/sun.frag?full'
import sunVert from '../../shaders/sun.vert?full'
import towersFrag from '../../shaders/towers.frag?full'
import towersVert from '../../shaders/towers.vert?full'

/** The two halves of a program, as a material takes them. */
export interface Sources {
  readonly vertexShader: string
  readonly fragmentShader: string
}

/** The programs that the tier `full` draws otherwise. Loaded where that tier is drawn, and nowhere else. */
export const FULL = {
  contour: { vertexShader: contourVert, fragmentShader: contourFrag },
  pieces: { vertexShader: piecesVert, fragmentShader: piecesFrag },
  numerals: { vertexShader: numeralsVert, fragmentShader: numeralsFrag },
  towers: { vertexShader: towersVert, fragmentShader: towersFrag },
  paper: { vertexShader: paperVert, fragmentShader: paperFrag },
  phone: { vertexShader: phoneVert, fragmentShader: phoneFrag },
  sun: { vertexShader: sunVert, fragmentShader: sunFrag },
} as const satisfies Readonly<Record<string, Sources>>

export type FullPrograms = typeof FULL
