import type { Page } from 'puppeteer'

/** Runs in the page: a WebGL 2 that takes every call, draws nothing and answers as a renderer in software does. */
function replaceWebgl(): void {
  if (typeof WebGL2RenderingContext === 'undefined') return
  const { prototype } = WebGL2RenderingContext
  const RENDERER = { UNMASKED_VENDOR_WEBGL: 0x9245, UNMASKED_RENDERER_WEBGL: 0x9246 }
  const LISTS: readonly number[] = [prototype.VIEWPORT, prototype.SCISSOR_BOX]
  const parameter = (name: number): unknown => {
    if (name === RENDERER.UNMASKED_RENDERER_WEBGL) return 'SwiftShader, without drawing'
    if (name === prototype.VERSION) return 'WebGL 2.0'
    if (name === prototype.SHADING_LANGUAGE_VERSION) return 'WebGL GLSL ES 3.00'
    return LISTS.includes(name) ? new Int32Array(4) : 16
  }
  const answers: Readonly<Record<string, (...args: never[]) => unknown>> = {
    getParameter: parameter,
    getSupportedExtensions: () => [],
    getContextAttributes: () => ({}),
    getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
    getProgramParameter: (_: unknown, name: number) =>
      name === prototype.ACTIVE_UNIFORMS || name === prototype.ACTIVE_ATTRIBUTES ? 0 : true,
    getShaderParameter: () => true,
    getSyncParameter: () => prototype.SIGNALED,
    checkFramebufferStatus: () => prototype.FRAMEBUFFER_COMPLETE,
    getError: () => 0,
  }
  const canvases = new WeakMap<object, HTMLCanvasElement>()
  const lost = new WeakSet<object>()
  const become = (context: object, isLost: boolean) => {
    lost[isLost ? 'add' : 'delete'](context)
    const event = new Event(`webglcontext${isLost ? 'lost' : 'restored'}`, { cancelable: true })
    setTimeout(() => canvases.get(context)?.dispatchEvent(event))
  }
  const own: Readonly<Record<string, (...args: never[]) => unknown>> = {
    ...answers,
    isContextLost(this: object) {
      return lost.has(this)
    },
    getExtension(this: object, name: string) {
      if (name === 'WEBGL_debug_renderer_info') return RENDERER
      if (name !== 'WEBGL_lose_context') return null
      return { loseContext: () => become(this, true), restoreContext: () => become(this, false) }
    },
  }
  const nothing = (name: string) => (/^(create|fence)/.test(name) ? () => ({}) : () => null)
  // On the prototype, where tests look on and answer otherwise.
  for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    const as = { writable: true, configurable: true }
    if (typeof value === 'function' && name !== 'constructor')
      Object.defineProperty(prototype, name, { ...as, value: own[name] ?? nothing(name) })
    // Left as it is an attribute would ask who it belongs to.
    else if (get) Object.defineProperty(prototype, name, { ...as, value: undefined })
  }
  const contexts = new WeakMap<HTMLCanvasElement, WebGL2RenderingContext>()
  function contextOf(canvas: HTMLCanvasElement): WebGL2RenderingContext {
    const context = Object.create(prototype) as WebGL2RenderingContext
    Object.defineProperties(context, {
      canvas: { value: canvas },
      drawingBufferWidth: { get: () => canvas.width },
      drawingBufferHeight: { get: () => canvas.height },
    })
    contexts.set(canvas, context)
    canvases.set(context, canvas)
    return context
  }
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) {
    if (kind === 'webgl2') return contexts.get(this) ?? contextOf(this)
    return getContext.call(this, kind, ...(rest as [])) as never
  } as typeof getContext
  // A worker has a WebGL of its own, which would start the driver.
  Reflect.deleteProperty(window, 'OffscreenCanvas')
}

/** Gives a page a WebGL that draws nothing from its first script on, for tests that look at the document alone. */
export async function withoutDrawing(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(replaceWebgl)
}

/** Gives a page no WebGL at all from its first script on. */
export async function withoutWebgl(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => void Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
}
