import type { Page } from 'puppeteer'

/** What the page has done since it opened. */
interface Counts {
  readonly draws: number
  /** Calls to WebGL. */
  readonly calls: number
  /** Buffers and textures sent to the GPU, uniform blocks aside. */
  readonly uploads: number
  /** Uniform blocks sent to the GPU. */
  readonly blocks: number
  readonly animationFrames: number
  /** By React. */
  readonly commits: number
  /** Timers and idle callbacks that have been asked for. */
  readonly timers: number
}

declare global {
  interface Window {
    probe: { counts(): Counts }
  }
}

type Methods = Record<string, (this: unknown, ...args: unknown[]) => unknown>

/** Runs in the page before its own scripts. */
function install(): void {
  const DRAW = /^draw(Arrays|Elements|RangeElements)/
  const UPLOAD = /^(buffer(Sub)?Data|(compressed)?tex(Sub)?Image|texStorage|copyTex|generateMipmap)/
  const { UNIFORM_BUFFER } = WebGL2RenderingContext
  const counts = { draws: 0, calls: 0, uploads: 0, blocks: 0, animationFrames: 0, commits: 0, timers: 0 }
  const methods = WebGL2RenderingContext.prototype as unknown as Methods
  for (const name of Object.getOwnPropertyNames(methods)) {
    const own = Object.getOwnPropertyDescriptor(methods, name)?.value
    // Whoever films the page asks for its end, the page never does.
    if (typeof own !== 'function' || name === 'constructor' || name === 'finish') continue
    methods[name] = function (...args) {
      counts.calls++
      if (DRAW.test(name)) counts.draws++
      if (UPLOAD.test(name)) counts[args[0] === UNIFORM_BUFFER ? 'blocks' : 'uploads']++
      return own.apply(this, args)
    }
  }
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = callback =>
    request(timeMs => {
      counts.animationFrames++
      callback(timeMs)
    })
  for (const name of ['setTimeout', 'setInterval', 'requestIdleCallback'] as const) {
    const own = window[name].bind(window) as (...args: unknown[]) => number
    const counted = (...args: unknown[]) => {
      counts.timers++
      return own(...args)
    }
    Object.assign(window, { [name]: counted })
  }
  const nothing = () => undefined
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: nothing,
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
    onCommitFiberRoot: () => counts.commits++,
  }
  Object.assign(window, {
    probe: { counts: () => ({ ...counts }) },
    __REACT_DEVTOOLS_GLOBAL_HOOK__: hook,
  })
}

/** Makes a page count what it does from its first script on. */
export async function addProbe(page: Page): Promise<void> {
  // The loader of TypeScript programs marks functions with a helper that the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name ??= value => value')
  await page.evaluateOnNewDocument(install)
}

/** What the counters went up by while something was done. */
export async function during(page: Page, act: () => Promise<void>): Promise<Counts> {
  const before = await page.evaluate(() => window.probe.counts())
  await act()
  const after = await page.evaluate(() => window.probe.counts())
  const keys = Object.keys(after) as (keyof Counts)[]
  return Object.fromEntries(keys.map(key => [key, after[key] - before[key]])) as unknown as Counts
}
