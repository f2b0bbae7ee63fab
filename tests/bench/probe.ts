import type { Page } from 'puppeteer'

/** What one drawn frame did; a frame is one animation callback that touched WebGL. */
export interface Frame {
  readonly timeMs: number
  /** Scroll events of the page until then. */
  readonly scrolls: number
  readonly draws: number
  readonly calls: number
}

/** Counters since the page opened. */
export interface Counts {
  readonly draws: number
  readonly calls: number
  /** Buffers and textures sent to the GPU, uniform blocks aside. */
  readonly uploads: number
  /** Uniform blocks sent to the GPU. */
  readonly blocks: number
  readonly animationFrames: number
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

declare global {
  interface Window {
    probe: Probe
  }
}

type Anything = (this: unknown, ...args: unknown[]) => unknown
type Methods = Record<string, Anything>

/** Runs in the page before its own scripts. `whole` wraps every WebGL call; otherwise only draws are counted. */
function install(whole: boolean): void {
  const DRAW = /^draw(Arrays|Elements|RangeElements)/
  const UPLOAD = /^(buffer(Sub)?Data|(compressed)?tex(Sub)?Image|texStorage|copyTex|generateMipmap)/
  const { UNIFORM_BUFFER } = WebGL2RenderingContext
  const gl = { draws: 0, calls: 0, uploads: 0, blocks: 0 }
  const page = { animationFrames: 0, commits: 0, scrolls: 0, texts: 0 }
  const frames: Frame[] = []
  const contexts: { gl: WeakRef<WebGL2RenderingContext>; programs: number; buffers: number }[] = []

  const keep = (context: unknown, method: string, [made]: unknown[]): void => {
    const [, act, thing] = /^(create|delete)(Program|Buffer)$/.exec(method) ?? []
    const own = thing && contexts.find(each => each.gl.deref() === context)
    if (own && (act === 'create' || made))
      own[thing === 'Program' ? 'programs' : 'buffers'] += act === 'create' ? 1 : -1
  }

  const methods = WebGL2RenderingContext.prototype as unknown as Methods
  const isLost = methods.isContextLost
  for (const name of Object.getOwnPropertyNames(methods)) {
    const own = Object.getOwnPropertyDescriptor(methods, name)?.value
    // Whoever films the page asks for its end, the page never does.
    if (typeof own !== 'function' || name === 'constructor' || name === 'finish') continue
    const [isDraw, isUpload] = [DRAW.test(name), UPLOAD.test(name)]
    if (!whole && !isDraw && name !== 'clear') continue
    methods[name] = function (...args) {
      gl.calls++
      if (isDraw) gl.draws++
      if (isUpload) gl[args[0] === UNIFORM_BUFFER ? 'blocks' : 'uploads']++
      if (whole) keep(this, name, args)
      return own.apply(this, args)
    }
  }
  const canvases = HTMLCanvasElement.prototype as unknown as Methods
  const getContext = canvases.getContext
  canvases.getContext = function (...args) {
    const context = getContext?.apply(this, args)
    const known = contexts.some(each => each.gl.deref() === context)
    if (context instanceof WebGL2RenderingContext && !known)
      contexts.push({ gl: new WeakRef(context), programs: 0, buffers: 0 })
    return context
  }

  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = callback =>
    request(timeMs => {
      page.animationFrames++
      const { draws, calls } = gl
      callback(timeMs)
      if (gl.calls > calls)
        frames.push({ timeMs, scrolls: page.scrolls, draws: gl.draws - draws, calls: gl.calls - calls })
    })
  addEventListener('scroll', () => page.scrolls++, { passive: true })
  const texts = new MutationObserver(() => page.texts++)
  texts.observe(document, { subtree: true, childList: true, characterData: true })

  const alive = () => contexts.filter(each => each.gl.deref() && isLost?.call(each.gl.deref()) === false)
  const probe: Probe = {
    frames,
    counts: () => ({
      ...gl,
      ...page,
      contexts: alive().length,
      programs: alive().reduce((sum, each) => sum + each.programs, 0),
      buffers: alive().reduce((sum, each) => sum + each.buffers, 0),
    }),
  }
  const nothing = () => undefined
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: nothing,
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
    onCommitFiberRoot: () => page.commits++,
  }
  Object.assign(window, { probe, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

/** Makes a page count what it does from its first script on. A light probe costs next to nothing. */
export async function addProbe(page: Page, kind: 'whole' | 'light' = 'whole'): Promise<void> {
  // The loader of TypeScript programs marks functions with a helper that the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name ??= value => value')
  await page.evaluateOnNewDocument(install, kind === 'whole')
}

export const readCounts = (page: Page): Promise<Counts> => page.evaluate(() => window.probe.counts())

/** The frames that were drawn since the last call. */
export const takeFrames = (page: Page): Promise<Frame[]> => page.evaluate(() => window.probe.frames.splice(0))

/** What the counters went up by while something was done. */
export async function during(page: Page, act: () => Promise<void>): Promise<Counts> {
  const before = await readCounts(page)
  await act()
  const after = await readCounts(page)
  const keys = Object.keys(after) as (keyof Counts)[]
  return Object.fromEntries(keys.map(key => [key, after[key] - before[key]])) as unknown as Counts
}
