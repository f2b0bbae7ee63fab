import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { remarkOutline } from './src/content/mdx/outline.ts'
import { firestoreClient } from './src/live/client-plugin.ts'
import { landingSessions } from './src/rules/showcase.ts'
import { leanThree } from './tools/lean-three.ts'
import { readSettings, SettingsError } from './tools/settings.ts'
import { shaderChunks } from './tools/shader-chunks.ts'

/**
 * What every page starts with, in a few chunks instead of dozens: it compresses better together. React and its
 * router outlive a deploy; what only the landing page needs stays out of the text pages.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//,
  },
  {
    name: 'shell',
    test: /src\/(ui\/[^/]+\.tsx?|content\/(brand|links|settings|facts\/eligibility)\.ts|rules\/(constants|patterns)\.ts)$/,
  },
  {
    name: 'stages',
    test: /src\/(frame|state)\/|src\/timeline\/stages|src\/landing\/(stage|cue|use-motion)|node_modules\/jotai\//,
  },
]

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
  define: {
    __SETTINGS__: JSON.stringify(settingsOf(mode)),
    __LANDING_SESSIONS__: JSON.stringify(landingSessions()),
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { host: '127.0.0.1' },
}))
