import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Mesh } from 'three'
import { STAGE_IDS } from '../../film/stages.ts'
import { type Picture, peek, RINGED, TURN, tokenOf } from '../../picture/picture.ts'
import { encoded } from '../colours.ts'
import { writeGround } from '../ground-block.ts'
import { inTier, viewOnly } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { type Shared, useShared } from '../shared.ts'
import { GridGeometry } from './grid-geometry.ts'
import { ContourMaterial } from './material.ts'

extend({ ContourMaterial, GridGeometry })

const STAGES = {
  lean: ['hero', 'representation', 'sessions', 'footer'],
  full: STAGE_IDS,
} as const satisfies Readonly<Record<string, MeshData['stages']>>

/** Pitch of the lines and smoothness of the union, in design px. */
const FORM = { landscape: { pitch: 30, union: 90 }, portrait: { pitch: 22, union: 50 } } as const
/** Within such a cell, px, a curve of second degree is the distance field to a fifth of a px: on the window of the design. */
const CELL = { px: 20, windowPx: 1440 * 900 } as const

/** Side of a cell, px: pieces of smaller windows are smaller, and bend their lines more; such windows have as many cells. */
const cellPx = (widthPx: number, heightPx: number): number =>
  CELL.px * Math.min(1, Math.sqrt((widthPx * heightPx) / CELL.windowPx))
/** Width of a line's edge, and the least one, where the field is all but level, device px. */
const EDGE_PX = 1.27
const THIN_PX = 0.35

/** The circles that stand for the figure: how far from its middle, and how large, cells. */
const FIGURE = { out: 1.1, size: 2.7 } as const

/** Turn of an object in the picture plane, radians. */
function roll(picture: Picture, object: number): number {
  const x = peek(picture, object, TURN)
  const y = peek(picture, object, TURN + 1)
  const z = peek(picture, object, TURN + 2)
  const w = peek(picture, object, TURN + 3)
  return Math.atan2(2 * (x * y + z * w), 1 - 2 * (y * y + z * z))
}

function write(material: ContourMaterial, { picture, layout, view, lines }: Shared): void {
  const { ground, kolam } = picture
  const dpr = view.grain.x
  const { pitch, union } = layout.portrait ? FORM.portrait : FORM.landscape
  material.uContour.set(ground.contour * lines, pitch * layout.u, ground.contourReach, union * layout.u)
  material.uLineWidth.set((2 * EDGE_PX) / dpr, THIN_PX / (pitch * layout.u * dpr))
  for (let shape = 0; shape < 4; shape++) {
    if (ground.contoursFigure) {
      // Four circles that are as wide as the figure at its tips and between them.
      const out = FIGURE.out * kolam.cell
      material.uToken[shape * 4] = kolam.x + out * ((shape - 1) % 2)
      material.uToken[shape * 4 + 1] = kolam.y + out * ((2 - shape) % 2)
      material.uToken[shape * 4 + 2] = -FIGURE.size * kolam.cell
      material.uToken[shape * 4 + 3] = 0
      continue
    }
    const token = tokenOf(ground.contourRow, shape)
    const scale = layout.eyePx / (layout.eyePx - peek(picture, token, 2))
    const size = peek(picture, token, 3) * scale
    material.uToken[shape * 4] = peek(picture, token, 0) * scale
    material.uToken[shape * 4 + 1] = peek(picture, token, 1) * scale
    material.uToken[shape * 4 + 2] = shape === ground.ringed ? -size * RINGED : size
    material.uToken[shape * 4 + 3] = roll(picture, token)
  }
}

interface ContoursProps {
  readonly widthPx: number
  readonly heightPx: number
}

/** The contour lines of the tokens' merged distance field, on ink; in the tier `full` the whole ground. */
export function Contours({ widthPx, heightPx }: ContoursProps) {
  const shared = useShared()
  const mesh = useRef<Mesh>(null)
  const material = useRef<ContourMaterial>(null)
  useFrame(() => {
    if (!mesh.current || !material.current) return
    const { picture, layout, full } = shared
    if (full) writeGround(full.ground, picture, layout)
    mesh.current.visible = full !== null || picture.ground.contour * shared.lines > 0.002
    if (mesh.current.visible) write(material.current, shared)
  })
  return (
    <mesh name="contours" ref={mesh} userData-stages={STAGES[shared.full ? 'full' : 'lean']}>
      <gridGeometry args={[widthPx, heightPx, cellPx(widthPx, heightPx)]} />
      <contourMaterial
        ref={material}
        {...inTier(shared, 'contour', viewOnly, shared.full?.ground.group)}
        uLine={encoded(shared.colours.ivory)}
        uGround={encoded(shared.colours.ink)}
      />
    </mesh>
  )
}
