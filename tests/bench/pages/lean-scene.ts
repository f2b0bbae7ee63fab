import { advance, createRoot, extend, type RootState } from '@react-three/fiber'
import Lenis from 'lenis'
import { createElement } from 'react'
import {
  BufferAttribute,
  CustomBlending,
  GLSL3,
  Group,
  InstancedBufferGeometry,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
  Vector3,
  WebGLRenderer,
} from 'three'

/** As many quads as the site's, cut from a distance field, moved by one uniform. */
const QUADS = 74

const VERTEX = `
uniform vec3 uView;
in vec3 position;
out vec2 vPoint;
flat out int vShape;
void main() {
  float i = float(gl_InstanceID);
  vShape = gl_InstanceID % 4;
  float size = 0.04 + 0.012 * mod(i, 5.0);
  vec2 at = vec2(fract(i * 0.618) * 2.0 - 1.0, fract(i * 0.381 + uView.z * 0.0004) * 2.0 - 1.0);
  vPoint = position.xy;
  gl_Position = vec4(at + position.xy * size * vec2(uView.y / uView.x, 1.0), 0.0, 1.0);
}`

const FRAGMENT = `
precision highp float;
in vec2 vPoint;
flat in int vShape;
out vec4 outColour;
void main() {
  vec2 q = abs(vPoint);
  float d = vShape == 0 ? length(q) - 0.9 : max(max(q.x, q.y), q.x * 0.8 + q.y * 0.6) - 0.8;
  float cover = clamp(0.5 - d / fwidth(d), 0.0, 1.0);
  outColour = vec4(vec3(0.9, 0.5 + 0.1 * float(vShape), 0.2) * cover, cover);
}`

/** Corners of a quad as a strip of two triangles. */
const CORNERS = new Float32Array([-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0])

extend({ Group })

function createQuads(): { readonly mesh: Mesh; readonly view: Vector3 } {
  const view = new Vector3()
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(CORNERS, 3))
  geometry.setIndex([0, 1, 2, 2, 1, 3])
  geometry.instanceCount = QUADS
  const material = new RawShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    glslVersion: GLSL3,
    uniforms: { uView: { value: view } },
    transparent: true,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  return { mesh, view }
}

/** One clock that glides, then draws, and sleeps when nothing moves. */
function startClock(draw: () => void): void {
  const lenis = new Lenis({ autoRaf: false })
  let isAsked = false
  let lastPx = -1
  const tick = (timeMs: number) => {
    isAsked = false
    lenis.raf(timeMs)
    const moved = window.scrollY !== lastPx
    lastPx = window.scrollY
    if (moved) {
      draw()
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
}

/** The lean page's scene: three and fiber by parts, one instanced mesh, one clock. */
export async function startScene(host: HTMLElement): Promise<void> {
  const canvas = document.createElement('canvas')
  host.append(canvas)
  const size = { width: window.innerWidth, height: window.innerHeight, top: 0, left: 0 }
  const root = createRoot(canvas)
  const state = await new Promise<RootState>((resolve, reject) => {
    root
      .configure({
        frameloop: 'never',
        dpr: 1,
        size,
        gl: ({ canvas: target }) =>
          new WebGLRenderer({ canvas: target, antialias: false, alpha: false, depth: false }),
        onCreated: resolve,
      })
      .then(() => root.render(createElement('group')), reject)
  })
  const { mesh, view } = createQuads()
  state.scene.add(mesh)
  startClock(() => view.set(size.width, size.height, window.scrollY))
  document.documentElement.dataset.scene = 'ready'
}
