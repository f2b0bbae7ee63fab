import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../tools/ports.ts'
import { type Engine, type Session, type Visitor, WINDOW } from './session.ts'

/** Keys as WebDriver writes them. */
const KEYS = { End: '\uE010', Home: '\uE011', PageDown: '\uE00F', Tab: '\uE004' } as const
const SETTINGS = 'gtk-3.0/settings.ini'
const POLL_MS = 50

/** WebKitGTK, of the family of Safari, driven by its own WebDriver. */
export const webkit = (programs: { readonly driver: string; readonly browser: string }): Engine => ({
  name: 'WebKitGTK',
  open: visitor => open(programs, visitor),
})

/** Calls of the WebDriver protocol below an address. */
const caller =
  (base: string) =>
  async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> => {
    const response = await fetch(base + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await response.json()) as { readonly value: T & { readonly message?: string } }
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value.message ?? response.status}`)
    return value
  }

async function open(
  { driver, browser }: { readonly driver: string; readonly browser: string },
  { reducedMotion, withoutWebgl }: Visitor = {},
): Promise<Session> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, SETTINGS), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`)
  const port = await freePort(0)
  const program = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: home, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  })
  const errors: string[] = []
  const take = (chunk: Buffer) =>
    errors.push(
      ...String(chunk)
        .split('\n')
        .filter(line => /CONSOLE.*ERROR/.test(line)),
    )
  program.stdout.on('data', take)
  program.stderr.on('data', take)
  const root = `http://127.0.0.1:${port}`
  while (!(await fetch(`${root}/status`).catch(() => undefined))) await sleep(POLL_MS)

  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  if (withoutWebgl) args.push('--enable-webgl=false')
  const { sessionId } = await caller(root)<{ readonly sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } } },
  })
  const call = caller(`${root}/session/${sessionId}`)
  const evaluate = <T>(expression: string) =>
    call<T>('POST', '/execute/sync', { script: `return (${expression})`, args: [] })
  // The window's own bars take some of its height.
  const bars = await evaluate<readonly [number, number]>(
    '[outerWidth - innerWidth, outerHeight - innerHeight]',
  )
  await call('POST', '/window/rect', { width: WINDOW.width + bars[0], height: WINDOW.height + bars[1] })
  const act = (actions: unknown) => call<null>('POST', '/actions', { actions: [actions] })
  return {
    goto: async url => void (await call('POST', '/url', { url })),
    evaluate,
    async wheel(deltaY) {
      const middle = { x: WINDOW.width / 2, y: WINDOW.height / 2 }
      const scroll = { type: 'scroll', ...middle, deltaX: 0, deltaY, duration: 0, origin: 'viewport' }
      await act({ type: 'wheel', id: 'wheel', actions: [scroll] })
    },
    async press(key) {
      const value = KEYS[key]
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      await act({ type: 'key', id: 'keyboard', actions })
    },
    back: async () => void (await call('POST', '/back')),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    errors: () => errors,
    async close() {
      await call('DELETE', '').catch(() => undefined)
      program.kill()
      if (program.exitCode === null) await once(program, 'exit')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
