import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { Matrix3, type Mesh } from 'three'
import { LEAST_ALPHA } from '../../picture/picture.ts'
import { TOWER_FRAME } from '../../story/data-sheet/room.ts'
import { TOWERS } from '../../story/data-sheet/towers.ts'
import { inTier } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { useShared } from '../shared.ts'
import { CONTOURS, NestGeometry, SAMPLES } from '../solids/nest-geometry.ts'
import { TowersMaterial } from './material.ts'

extend({ NestGeometry, TowersMaterial })

const STAGES: MeshData['stages'] = ['sessions', 'data-sheet', 'odd-even']
const FRAME = new Matrix3().fromArray(TOWER_FRAME.flat())

/** The eight towers of the current pattern, with their shadows: one draw. */
export function Towers() {
  const shared = useShared()
  const mesh = useRef<Mesh>(null)
  const material = useRef<TowersMaterial>(null)
  useFrame(() => {
    if (!mesh.current || !material.current) return
    const { towers } = shared.picture
    const place = shared.layout.towers
    mesh.current.visible = place !== null && towers.alpha >= LEAST_ALPHA
    if (!place || !mesh.current.visible) return
    material.current.uTower.set(place.size, place.stepPx, place.linePx, towers.alpha)
    material.current.uInkColumn.set(towers.inkLeft, towers.inkRight)
    material.current.uPage.fromArray(towers.page)
  })
  return (
    <mesh name="towers" ref={mesh} userData-stages={STAGES}>
      <nestGeometry args={[SAMPLES.coarse, 2 * TOWERS, CONTOURS.tower]} />
      <towersMaterial ref={material} {...inTier(shared, 'towers')} uFrame={FRAME} />
    </mesh>
  )
}
