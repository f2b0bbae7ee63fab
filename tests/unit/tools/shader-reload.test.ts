import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { shaderChunks } from '../../../tools/build/shader-chunks.ts'

/** For the file system to tell of a change on a busy machine. */
const PATIENCE = { timeout: 15_000 }

vi.setConfig({ testTimeout: 60_000 })

let folder = ''
let server: ViteDevServer

const put = (file: string, source: string): void => writeFileSync(join(folder, file), source)

/** The program as the dev server gives it to a page now. */
const served = async (): Promise<string> => (await server.transformRequest('/sky.frag'))?.code ?? ''

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'shaders-')))
  mkdirSync(join(folder, 'lib'))
  put('sky.frag', '#include "./lib/light.glsl"\nvoid main() {}\n')
  put('lib/light.glsl', '#include "./day.glsl"\nconst float LIGHT = 1.0;\n')
  put('lib/day.glsl', 'const float DAY = 1.0;\n')
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [shaderChunks()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

it('a change of a chunk, or of a chunk of a chunk, reaches the page of the dev server', async () => {
  expect(await served()).toContain('DAY=1.;')
  put('lib/day.glsl', 'const float DAY = 2.0;\n')
  await expect.poll(served, PATIENCE).toContain('DAY=2.;')
  put('lib/light.glsl', 'const float LIGHT = 3.0;\n')
  await expect.poll(served, PATIENCE).toContain('LIGHT=3.;')
})
