import puppeteer from 'puppeteer'
import { type Engine, type Session, type Visitor, WINDOW } from './session.ts'

/** Firefox, driven by WebDriver BiDi; its WebGL is Mesa's. */
export const firefox = (executablePath: string): Engine => ({
  name: 'Firefox',
  open: visitor => open(executablePath, visitor),
})

async function open(
  executablePath: string,
  { reducedMotion, withoutWebgl, smallestTextPx = 0 }: Visitor = {},
): Promise<Session> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Without a window there is no GL.
    headless: false,
    args: [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`],
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      'webgl.disabled': Boolean(withoutWebgl),
      'webgl.force-enabled': true,
      'font.minimum-size.x-western': smallestTextPx,
    },
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport(WINDOW)
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  // A page that is left before its fonts are there cuts their download: no error of the page.
  const isCut = (text: string) => text.includes('downloadable font') && text.includes('status=2152398850')
  page.on('console', message => {
    if (message.type() === 'error' && !isCut(message.text())) errors.push(message.text())
  })
  return {
    goto: async url => void (await page.goto(url)),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    async wheel(deltaY) {
      await page.mouse.move(WINDOW.width / 2, WINDOW.height / 2)
      await page.mouse.wheel({ deltaY })
    },
    press: key => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: () => errors,
    close: () => browser.close(),
  }
}
