import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import {
  Color,
  CustomBlending,
  GLSL3,
  Matrix3,
  Matrix4,
  NoBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  type Texture,
  Vector2,
  Vector4,
} from 'three'
import contourFrag from '../../shaders/contour.frag'
import contourVert from '../../shaders/contour.vert'
import figureFrag from '../../shaders/figure.frag'
import figureVert from '../../shaders/figure.vert'
import floorsFrag from '../../shaders/floors.frag'
import floorsVert from '../../shaders/floors.vert'
import paperFrag from '../../shaders/paper.frag'
import paperVert from '../../shaders/paper.vert'
import phoneFrag from '../../shaders/phone.frag'
import phoneVert from '../../shaders/phone.vert'
import piecesFrag from '../../shaders/pieces.frag'
import piecesVert from '../../shaders/pieces.vert'
import shadesFrag from '../../shaders/shades.frag'
import shadesVert from '../../shaders/shades.vert'
import sunFrag from '../../shaders/sun.frag'
import sunVert from '../../shaders/sun.vert'
import threadsFrag from '../../shaders/threads.frag'
import threadsVert from '../../shaders/threads.vert'
import { OBJECTS, STRIDE } from '../timeline/body.ts'
import { createOrder } from './order.ts'

/** The design's colours as the stylesheet has them, in linear light: they stand once, in ui/tokens.css. */
export function readColours(): Record<string, Color> {
  const style = getComputedStyle(document.documentElement)
  const names = [
    'ink',
    'ink-1',
    'ivory',
    'veneer',
    'paper',
    'paper-2',
    'circle',
    'circle-edge',
    'triangle',
    'triangle-edge',
    'square',
    'square-edge',
    'pentagon',
    'pentagon-edge',
    'paper-edge',
  ] as const
  return Object.fromEntries(
    names.map(name => [name, new Color(style.getPropertyValue(`--${name}`).trim() || '#000')]),
  )
}

const SHAPE_NAMES = ['circle', 'triangle', 'square', 'pentagon'] as const

const over = {
  glslVersion: GLSL3,
  depthTest: false,
  depthWrite: false,
  transparent: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
} as const

const ContourMaterial = shaderMaterial(
  {
    uView: new Vector4(),
    uThin: 0,
    uContour: new Vector4(),
    uToken: new Float32Array(16),
    uIvory: new Color(),
    uInk: new Color(),
  },
  contourVert,
  contourFrag,
)

const SunMaterial = shaderMaterial(
  {
    uView: new Vector4(),
    uPixel: 1,
    uSun: new Vector4(),
    uVeneer: new Color(),
    uMarigold: new Color(),
    uVermilion: new Color(),
  },
  sunVert,
  sunFrag,
)

const PiecesMaterial = shaderMaterial(
  {
    uView: new Vector4(),
    uPixel: 1,
    uFirst: 0,
    uFloorFrom: 1,
    uBody: new Float32Array(OBJECTS * STRIDE),
    uOrder: createOrder().codes,
    uBase: new Matrix4(),
    uEdge: new Matrix4(),
    uInk: new Color(),
    uInk1: new Color(),
    uIvory: new Color(),
    uVeneer: new Color(),
    uSheen: 0,
  },
  piecesVert,
  piecesFrag,
)

const FloorsMaterial = shaderMaterial(
  {
    uView: new Vector4(),
    uBody: new Float32Array(OBJECTS * STRIDE),
    uFloorFrom: 1,
    uInk: new Color(),
    uInk1: new Color(),
  },
  floorsVert,
  floorsFrag,
)

const ShadesMaterial = shaderMaterial(
  {
    uView: new Vector4(),
    uBody: new Float32Array(OBJECTS * STRIDE),
    uShades: createOrder().shades,
  },
  shadesVert,
  shadesFrag,
)

const PaperMaterial = shaderMaterial(
  {
    uView: new Vector4(),
    uPixel: 1,
    uPlace: new Vector4(),
    uTurn: new Matrix3(),
    uForm: new Vector4(),
    uInked: new Vector2(),
    uPaper: new Color(),
    uPaperEdge: new Color(),
  },
  paperVert,
  paperFrag,
)

const PhoneMaterial = shaderMaterial(
  {
    uView: new Vector4(),
    uPixel: 1,
    uPlace: new Vector4(),
    uTurn: new Matrix3(),
    uForm: new Vector4(),
    uAlpha: 0,
    uScreen: null as Texture | null,
  },
  phoneVert,
  phoneFrag,
)

const ThreadsMaterial = shaderMaterial(
  {
    uView: new Vector4(),
    uPixel: 1,
    uPitch: 10,
    uBody: new Float32Array(OBJECTS * STRIDE),
    uInk: new Color(),
    uIvory: new Color(),
  },
  threadsVert,
  threadsFrag,
)

const FigureMaterial = shaderMaterial(
  {
    uView: new Vector4(),
    uPixel: 1,
    uPlace: new Vector4(),
    uTurn: new Vector4(),
    uCurrent: 0,
    uDrawn: 0,
    uSmall: 0,
    uAlpha: 0,
    uInk: new Color(),
    uMarigold: new Color(),
  },
  figureVert,
  figureFrag,
)

type Colours = Readonly<Record<string, Color>>

const colourOf = (colours: Colours, name: string): Color => colours[name] ?? new Color()

/** The program of the solids, once for those behind the phone and once for those in front of it. */
function createSolids(colours: Colours) {
  const colour = (name: string): Color => colourOf(colours, name)
  const pieces = new PiecesMaterial(over)
  // A column for each shape: a matrix that has not changed is not sent again, an array would be.
  pieces.uBase.fromArray(SHAPE_NAMES.flatMap(name => [...colour(name).toArray(), 0]))
  pieces.uEdge.fromArray(SHAPE_NAMES.flatMap(name => [...colour(`${name}-edge`).toArray(), 0]))
  pieces.uInk = colour('ink')
  pieces.uInk1 = colour('ink-1')
  pieces.uIvory = colour('ivory')
  pieces.uVeneer = colour('veneer')
  return pieces
}

/** The scene's programs with the design's colours in them. */
export function createMaterials(colours: Colours) {
  const colour = (name: string): Color => colourOf(colours, name)
  const ink = colour('ink')
  // Contours and sun are not lit: they take the colours as the screen encodes them.
  const flat = (name: string): Color => colour(name).clone().convertLinearToSRGB()
  const contour = new ContourMaterial(over)
  contour.uIvory = flat('ivory')
  contour.uInk = flat('ink')
  contour.blending = NoBlending
  const sun = new SunMaterial(over)
  sun.uVeneer = flat('veneer')
  sun.uMarigold = flat('circle')
  sun.uVermilion = flat('circle-edge')
  const paper = new PaperMaterial(over)
  paper.uPaper = flat('paper')
  paper.uPaperEdge = flat('paper-edge')
  const floors = new FloorsMaterial({ ...over, depthTest: true, depthWrite: true })
  floors.uInk = ink
  floors.uInk1 = colour('ink-1')
  const shades = new ShadesMaterial({ ...over, depthTest: true })
  const phone = new PhoneMaterial(over)
  const threads = new ThreadsMaterial(over)
  threads.uInk = flat('ink')
  threads.uIvory = flat('ivory')
  const figure = new FigureMaterial(over)
  figure.uInk = ink
  figure.uMarigold = colour('circle')
  return {
    contour,
    sun,
    paper,
    floors,
    shades,
    back: createSolids(colours),
    phone,
    front: createSolids(colours),
    threads,
    figure,
    grounds: { ink, paper: colour('paper') },
  }
}

export type Materials = ReturnType<typeof createMaterials>
