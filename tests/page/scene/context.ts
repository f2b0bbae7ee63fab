import type { Page } from 'puppeteer'

/** Takes the scene's context away or gives it back, also one whose canvas is gone, and waits until the page has been told. */
const change = (page: Page, act: 'loseContext' | 'restoreContext'): Promise<void> =>
  page.evaluate(async name => {
    const held = window as Window & {
      scene?: HTMLCanvasElement | undefined
      lost?: WEBGL_lose_context | null
    }
    const canvas = document.querySelector<HTMLCanvasElement>('#scene canvas') ?? held.scene
    // The extension cannot be asked for while the context is away.
    if (canvas !== held.scene)
      held.lost = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null
    held.scene = canvas
    const told = new Promise(resolve => {
      const event = name === 'loseContext' ? 'webglcontextlost' : 'webglcontextrestored'
      canvas?.addEventListener(event, resolve, { once: true, capture: true })
    })
    held.lost?.[name]()
    await told
  }, act)

/** Lets a page wait a moment instead of the 3 s that a lost context is given to come back. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const setTimer = window.setTimeout
    const hurried = (run: TimerHandler, delayMs = 0) => setTimer(run, delayMs === 3000 ? 200 : delayMs)
    Object.assign(window, { setTimeout: hurried })
  })
}

export const loseContext = (page: Page): Promise<void> => change(page, 'loseContext')
export const restoreContext = (page: Page): Promise<void> => change(page, 'restoreContext')
