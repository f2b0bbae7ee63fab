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
  const nothing = (name: string) => (/^(create|fence)/.test(name) ? () => ({}) : () => null)
  const properties = Object.entries(Object.getOwnPropertyDescriptors(prototype))
  const contexts = new WeakMap<HTMLCanvasElement, WebGL2RenderingContext>()
  function contextOf(canvas: HTMLCanvasElement): WebGL2RenderingContext {
    const context = Object.create(prototype) as WebGL2RenderingContext
    let isLost = false
    const become = (lost: boolean) => {
      isLost = lost
      setTimeout(() =>
        canvas.dispatchEvent(new Event(`webglcontext${lost ? 'lost' : 'restored'}`, { cancelable: true })),
      )
    }
    const loseContext = { loseContext: () => become(true), restoreContext: () => become(false) }
    const extensions: Readonly<Record<string, unknown>> = {
      WEBGL_debug_renderer_info: RENDERER,
      WEBGL_lose_context: loseContext,
    }
    const own: Readonly<Record<string, unknown>> = {
      ...answers,
      getExtension: (name: string) => extensions[name] ?? null,
      isContextLost: () => isLost,
    }
    for (const [name, { value, get }] of properties) {
      if (typeof value === 'function' && name !== 'constructor')
        Object.defineProperty(context, name, { value: own[name] ?? nothing(name) })
      // Left to the prototype an attribute would ask who it belongs to.
      else if (get)
        Object.defineProperty(context, name, { value: undefined, writable: true, configurable: true })
    }
    Object.defineProperties(context, {
      canvas: { value: canvas },
      drawingBufferWidth: { get: () => canvas.width },
      drawingBufferHeight: { get: () => canvas.height },
    })
    contexts.set(canvas, context)
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

/** Gives a page a browser that knows no WebGL 2: it shows its still pictures. */
export async function withoutWebgl(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => void Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
}
