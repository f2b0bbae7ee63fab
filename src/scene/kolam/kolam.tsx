import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Mesh } from 'three'
import { arcsOf, wayOf } from '../../kolam/arcs.ts'
import { statesOf } from '../../kolam/states.ts'
import { strokeAt } from '../../kolam/stroke.ts'
import type { Layout } from '../../timeline/layout.ts'
import { LEAST_ALPHA } from '../../timeline/picture.ts'
import { lerp } from '../../timeline/vec.ts'
import { encoded } from '../colours.ts'
import { UNPLACED, viewOnly } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { useShared } from '../shared.ts'
import { KolamGeometry } from './geometry.ts'
import { KolamMaterial } from './material.ts'

extend({ KolamGeometry, KolamMaterial })

const STAGES: MeshData['stages'] = ['representation', 'sessions']

/** The base pattern of the live session, from the columns of its shapes. */
function livePattern({ sessionColumns }: Layout): string {
  const digits: number[] = []
  for (let shape = 0; shape < 4; shape++) digits[sessionColumns[shape] ?? 0] = shape
  return digits.join('')
}

/** The line that is drawn round the row that has become a ring, and its dots: one draw. */
export function KolamLine() {
  const shared = useShared()
  const mesh = useRef<Mesh>(null)
  const material = useRef<KolamMaterial>(null)
  const shown = useRef<Layout>(null)
  const length = useRef(0)
  const way = useRef(1)
  const colours = useRef({
    ink: encoded(shared.colours.ink),
    line: encoded(shared.colours.ivory),
    dot: encoded(shared.colours.mute),
  }).current

  useFrame(() => {
    const { current } = material
    if (!mesh.current || !current) return
    const { picture, layout } = shared
    const { kolam } = picture
    mesh.current.visible = kolam.alpha >= LEAST_ALPHA
    if (!mesh.current.visible) return
    if (shown.current !== layout) {
      shown.current = layout
      const pattern = livePattern(layout)
      const arcs = arcsOf(pattern)
      current.uStates.fromArray(statesOf(pattern))
      current.uArcs = arcs.places
      length.current = arcs.length
      way.current = wayOf(arcs)
    }
    current.uPlace.set(kolam.x, kolam.y, kolam.z, kolam.cell)
    current.uTurn.fromArray(kolam.turn)
    const { rim, rimW, rimH, rimRadius, rimLine, cell } = kolam
    const half = lerp(strokeAt(cell) / 2, rimLine / cell, rim * rim)
    current.uLine.set(half, length.current, kolam.reveal, kolam.dots)
    current.uRim.set(rimW / cell, (way.current * rimH) / cell, rimRadius / cell, rim)
    current.uThread.set(colours.ink).lerp(colours.line, kolam.alpha)
    current.uPulli.set(colours.ink).lerp(colours.dot, kolam.alpha)
  })

  return (
    <mesh ref={mesh} {...UNPLACED} userData-stages={STAGES}>
      <kolamGeometry />
      <kolamMaterial
        ref={material}
        uniformsGroups={viewOnly(shared)}
        uHead={encoded(shared.colours.circle)}
      />
    </mesh>
  )
}
