import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { type SiteServer, serveSite } from '../../tools/serve.ts'

/** Pages that the site is measured beside: an empty one, and the same libraries with one mesh. */
export const REFERENCES = ['blank', 'lean'] as const

const PAGES = join(import.meta.dirname, 'pages')

/** Builds the reference pages and serves them as the site is served; `close` removes them again. */
export async function serveReferences(): Promise<SiteServer> {
  const outDir = mkdtempSync(join(tmpdir(), 'references-'))
  await build({
    configFile: false,
    root: PAGES,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: REFERENCES.map(name => join(PAGES, `${name}.html`)) },
    },
  })
  const server = await serveSite(outDir)
  return {
    ...server,
    close: async () => {
      await server.close()
      rmSync(outDir, { recursive: true })
    },
  }
}
