import { useFrame, useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { paintGround } from './ground.ts'
import { useShared } from './shared.ts'

/** After every thing has written its uniforms. A positive priority also keeps fiber from drawing by itself. */
const LAST = 1

/** Paints the grounds and draws the tree on them: the last to be called in a frame. */
export function Drawing({ onMounted }: { readonly onMounted: () => void }) {
  const shared = useShared()
  const scene = useThree(state => state.scene)
  const camera = useThree(state => state.camera)
  useEffect(() => {
    // Places are uniforms: nothing here has a matrix that could change.
    scene.matrixWorldAutoUpdate = false
    camera.matrixWorldAutoUpdate = false
    onMounted()
  }, [scene, camera, onMounted])
  useFrame(({ gl, scene, camera }) => {
    shared.programs?.hideWaiting()
    paintGround(gl, shared)
    gl.render(scene, camera)
  }, LAST)
  return null
}
