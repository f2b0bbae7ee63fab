import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { remarkOutline } from './src/content/mdx/outline.ts'
import { firestoreClient } from './src/live/client-plugin.ts'
import { leanThree } from './tools/lean-three.ts'
import { readSettings, SettingsError } from './tools/settings.ts'
import { shaderChunks } from './tools/shader-chunks.ts'

/** Settings of this run, or the end of it with one line per fault. */
function settingsOf(mode: string) {
  try {
    return readSettings({ ...loadEnv(mode, process.cwd(), 'VITE_') })
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

export default defineConfig(({ mode }) => ({
  plugins: [
    { enforce: 'pre', ...mdx({ remarkPlugins: [remarkOutline] }) },
    react({ include: /\.(mdx|tsx)$/ }),
    shaderChunks(),
    leanThree(),
    firestoreClient(),
  ],
  define: { __SETTINGS__: JSON.stringify(settingsOf(mode)) },
  build: { target: 'es2022', manifest: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { host: '127.0.0.1' },
}))
