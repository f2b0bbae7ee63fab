import type { Page } from 'puppeteer'

/** What one drawn frame did; a frame is one animation callback that touched WebGL. */
export interface Frame {
  readonly timeMs: number
  /** Scroll position of the page once all of the callback had run, px; NaN in a light probe. */
  readonly scrollPx: number
  /** Scroll events of the page until then. */
  readonly scrolls: number
  readonly draws: number
  readonly calls: number
  /** Buffers and textures sent to the GPU, uniform blocks aside. */
  readonly uploads: number
  /** Uniform blocks sent to the GPU. */
  readonly blocks: number
  /** Everything that decides the picture, in order; empty in a light probe. */
  readonly picture: readonly Stroke[]
}

/** A clear or a draw with what it depends on. */
export interface Stroke {
  readonly call: string
  readonly args: readonly unknown[]
  /** Values of the program's uniforms and of the uniform blocks, or the colour and the scissor box of a clear, by name. */
  readonly inputs: Readonly<Record<string, readonly unknown[]>>
}

/** Counters since the page opened. */
export interface Counts {
  readonly draws: number
  readonly calls: number
  readonly uploads: number
  readonly animationFrames: number
  readonly timers: number
  readonly commits: number
  readonly scrolls: number
  /** Tasks in which a text of the page changed. */
  readonly texts: number
  /** Of contexts that are not lost. */
  readonly contexts: number
  readonly programs: number
  readonly buffers: number
}

interface Probe {
  counts(): Counts
  frames: Frame[]
}

type Anything = (this: unknown, ...args: unknown[]) => unknown
type Methods = Record<string, Anything>

/** Runs in the page before its own scripts. `whole` wraps every WebGL call; otherwise only draws are counted. */
function install(whole: boolean): void {
  const DRAW = /^draw(Arrays|Elements|RangeElements)/
  const { SCISSOR_TEST, UNIFORM_BUFFER } = WebGL2RenderingContext
  const UPLOAD = /^(buffer(Sub)?Data|(compressed)?tex(Sub)?Image|texStorage|copyTex|generateMipmap)/
  const total = {
    draws: 0,
    calls: 0,
    uploads: 0,
    animationFrames: 0,
    timers: 0,
    commits: 0,
    scrolls: 0,
    texts: 0,
  }
  const frame = { draws: 0, calls: 0, uploads: 0, blocks: 0 }
  const frames: Frame[] = []
  const inputs = new WeakMap<object, Record<string, readonly unknown[]>>()
  const places = new WeakMap<object, { readonly program: object; readonly name: string }>()
  const clear: Record<string, readonly unknown[]> = {}
  /** What the uniform blocks hold, by what has been written where in which buffer. */
  let held: Record<string, readonly unknown[]> = {}
  /** Programs that read the frame's block: it is written ahead of the first of them. */
  const reading = new WeakSet<object>()
  /** Numbers of the buffers of uniform blocks, held weakly: a buffer would keep its context, and that the page's. */
  const numbers = new WeakMap<object, number>()
  let numbered = 0
  let block = ''
  let program: object | undefined
  let scissored = false
  let picture: Stroke[] = []
  const contexts: { gl: WeakRef<WebGL2RenderingContext>; programs: number; buffers: number }[] = []

  const note = (gl: unknown, method: string, args: unknown[], result: object | undefined): void => {
    const own = contexts.find(context => context.gl.deref() === gl)
    if (own && method === 'createProgram') own.programs++
    if (own && method === 'deleteProgram' && args[0]) own.programs--
    if (own && method === 'createBuffer') own.buffers++
    if (own && method === 'deleteBuffer' && args[0]) own.buffers--
    if (method === 'useProgram') program = (args[0] ?? undefined) as object | undefined
    if (method === 'getUniformLocation' && result)
      places.set(result, { program: args[0] as object, name: String(args[1]) })
    const place = method.startsWith('uniform') ? places.get((args[0] ?? {}) as object) : undefined
    if (place) {
      const all = inputs.get(place.program) ?? {}
      // Values are read now: the page writes the next frame's into the same arrays.
      all[place.name] = args
        .slice(1)
        .flatMap(value => (ArrayBuffer.isView(value) ? Array.from(value as Float32Array) : [value]))
      inputs.set(place.program, all)
    }
    if (method === 'getUniformBlockIndex' && args[1] === 'Frame') reading.add(args[0] as object)
    if (method === 'bindBuffer' && args[0] === UNIFORM_BUFFER && args[1]) {
      const buffer = args[1] as object
      if (!numbers.has(buffer)) numbers.set(buffer, numbered++)
      block = `block ${numbers.get(buffer)}`
    }
    if (method === 'bufferSubData' && args[0] === UNIFORM_BUFFER)
      held[`${block} ${args[1]}`] = Array.from(args[2] as Float32Array)
    if (method === 'clearColor' || method === 'scissor') clear[method] = args
    if (args[0] === SCISSOR_TEST && (method === 'enable' || method === 'disable'))
      scissored = method === 'enable'
    if (method === 'clear') {
      const { clearColor = [], scissor = [] } = clear
      picture.push({ call: method, args, inputs: scissored ? { clearColor, scissor } : { clearColor } })
    }
    if (DRAW.test(method))
      picture.push({
        call: method,
        args,
        inputs: { ...inputs.get(program ?? {}), ...(program && reading.has(program) && held) },
      })
  }

  const methods = WebGL2RenderingContext.prototype as unknown as Methods
  const isLost = methods.isContextLost
  for (const name of Object.getOwnPropertyNames(methods)) {
    const own = Object.getOwnPropertyDescriptor(methods, name)?.value
    if (typeof own !== 'function') continue
    const [isDraw, isUpload] = [DRAW.test(name), UPLOAD.test(name)]
    if (!whole && !isDraw && name !== 'clear') continue
    methods[name] = function (...args) {
      const result = own.apply(this, args)
      frame.calls++
      if (isDraw) frame.draws++
      if (isUpload && args[0] === UNIFORM_BUFFER) frame.blocks++
      else if (isUpload) frame.uploads++
      if (whole) note(this, name, args, result as object | undefined)
      return result
    }
  }
  const canvases = HTMLCanvasElement.prototype as unknown as Methods
  const getContext = canvases.getContext
  canvases.getContext = function (...args) {
    const gl = getContext?.apply(this, args)
    const known = contexts.some(context => context.gl.deref() === gl)
    if (gl instanceof WebGL2RenderingContext && !known) {
      contexts.push({ gl: new WeakRef(gl), programs: 0, buffers: 0 })
      // What a context before it held is not to count as the page's memory.
      held = {}
    }
    return gl
  }

  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = callback =>
    request(timeMs => {
      total.animationFrames++
      const before = { ...frame }
      Object.assign(frame, { draws: 0, calls: 0, uploads: 0, blocks: 0 })
      callback(timeMs)
      // Reading the position now makes the browser lay out early, which a page that is timed must not pay for.
      const scrollPx = whole ? window.scrollY : Number.NaN
      const { scrolls } = total
      if (frame.calls > 0) frames.push({ timeMs, scrollPx, scrolls, ...frame, picture: whole ? picture : [] })
      picture = []
      for (const key of ['draws', 'calls', 'uploads'] as const) total[key] += frame[key]
      Object.assign(frame, before)
    })
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const own = window[name] as unknown as Anything
    const counted: Anything = (callback, ...rest) =>
      own.call(
        window,
        (...args: unknown[]) => {
          total.timers++
          if (typeof callback === 'function') callback(...args)
        },
        ...rest,
      )
    Object.assign(window, { [name]: counted })
  }
  addEventListener('scroll', () => total.scrolls++, { passive: true })
  const texts = new MutationObserver(() => total.texts++)
  texts.observe(document, { subtree: true, childList: true, characterData: true })

  const alive = () => contexts.filter(({ gl }) => gl.deref() && isLost?.call(gl.deref()) === false)
  const probe: Probe = {
    frames,
    counts: () => ({
      ...total,
      calls: total.calls + frame.calls,
      draws: total.draws + frame.draws,
      uploads: total.uploads + frame.uploads,
      contexts: alive().length,
      programs: alive().reduce((sum, each) => sum + each.programs, 0),
      buffers: alive().reduce((sum, each) => sum + each.buffers, 0),
    }),
  }
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: () => total.commits++,
  }
  Object.assign(window, { probe, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

const reach = () => (window as unknown as { readonly probe: Probe }).probe

/** Makes a page count what it does from its first script on. A light probe costs next to nothing. */
export async function addProbe(page: Page, kind: 'whole' | 'light' = 'whole'): Promise<void> {
  // The loader of TypeScript programs marks functions with a helper that the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name ??= value => value')
  await page.evaluateOnNewDocument(install, kind === 'whole')
}

export const readCounts = (page: Page): Promise<Counts> =>
  page.evaluate(`(${reach})().counts()`) as Promise<Counts>

/** The frames that were drawn since the last call. */
export const takeFrames = (page: Page): Promise<Frame[]> =>
  page.evaluate(`(${reach})().frames.splice(0)`) as Promise<Frame[]>

/** What the counters went up by while something was done. */
export async function during(page: Page, act: () => Promise<void>): Promise<Counts> {
  const before = await readCounts(page)
  await act()
  const after = await readCounts(page)
  const keys = Object.keys(after) as (keyof Counts)[]
  return Object.fromEntries(keys.map(key => [key, after[key] - before[key]])) as unknown as Counts
}
