import { CORNERS, FRAGMENT, QUADS, VERTEX } from './shapes.ts'

/** The limit: one raw WebGL 2 program, one instanced draw on demand, no framework, no library. */
function start(canvas: HTMLCanvasElement): void {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false, depth: false })
  if (!gl) throw new Error('WebGL 2 is not available')
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('no shader can be made')
    gl.shaderSource(shader, `#version 300 es\n${source}`)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.bindAttribLocation(program, 0, 'position')
  gl.linkProgram(program)
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own word, no hook of React
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, CORNERS, gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0)
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
  const view = gl.getUniformLocation(program, 'uView')
  let isAsked = false
  let lastPx = -1
  const draw = () => {
    isAsked = false
    // One frame more after each move: answering scroll events alone gives every second frame.
    if (window.scrollY !== lastPx) ask()
    lastPx = window.scrollY
    gl.uniform3f(view, canvas.width, canvas.height, window.scrollY)
    gl.clear(gl.COLOR_BUFFER_BIT)
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, QUADS)
  }
  const ask = () => {
    if (!isAsked) requestAnimationFrame(draw)
    isAsked = true
  }
  const resize = () => {
    canvas.width = window.innerWidth
    canvas.height = window.innerHeight
    gl.viewport(0, 0, canvas.width, canvas.height)
    ask()
  }
  addEventListener('scroll', ask, { passive: true })
  addEventListener('resize', resize)
  resize()
  document.documentElement.dataset.scene = 'ready'
}

const canvas = document.querySelector('canvas')
if (canvas) start(canvas)
