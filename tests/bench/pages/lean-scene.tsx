import { advance, Canvas } from '@react-three/fiber'
import Lenis from 'lenis'
import { InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry } from 'three'

/** About as many quads as the site has pieces and shadows. */
const QUADS = 74
const mesh = new InstancedMesh(
  new PlaneGeometry(0.2, 0.2),
  new MeshBasicMaterial({ color: '#ffb52e' }),
  QUADS,
)
const place = new Matrix4()

/** One clock that glides, moves every quad, draws, and sleeps when nothing moves. */
function startClock(): void {
  const lenis = new Lenis({ autoRaf: false })
  let isAsked = false
  let lastPx = -1
  const tick = (timeMs: number) => {
    isAsked = false
    lenis.raf(timeMs)
    const moved = window.scrollY !== lastPx
    lastPx = window.scrollY
    if (moved) {
      for (let i = 0; i < QUADS; i++)
        mesh.setMatrixAt(
          i,
          place.makeTranslation(((i * 0.618) % 1) * 8 - 4, ((i * 0.381 + lastPx * 0.0004) % 1) * 6 - 3, 0),
        )
      mesh.instanceMatrix.needsUpdate = true
      advance(timeMs / 1000)
    }
    if (moved || lenis.isScrolling === 'smooth') wake()
  }
  const wake = () => {
    if (!isAsked) requestAnimationFrame(tick)
    isAsked = true
  }
  lenis.on('virtual-scroll', wake)
  addEventListener('scroll', wake, { passive: true })
  wake()
  document.documentElement.dataset.scene = 'ready'
}

/** One mesh, and the clock that moves it. */
export default function Scene() {
  return (
    <Canvas frameloop="never" dpr={1} gl={{ antialias: false, depth: false }} onCreated={startClock}>
      <primitive object={mesh} />
    </Canvas>
  )
}
