import globalData from '@csstools/postcss-global-data'
import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vite'
import { builtWith } from './tools/build/built-with.ts'
import { CHUNK_GROUPS } from './tools/build/chunks.ts'
import { buildConstants, settingsOf } from './tools/build/constants.ts'
import { firestoreClient } from './tools/build/firestore-client.ts'
import { leanThree } from './tools/build/lean-three.ts'
import { remarkOutline } from './tools/build/outline.ts'
import { recordBuild } from './tools/build/record.ts'
import { shaderChunks } from './tools/build/shader-chunks.ts'
import { shortName } from './tools/build/short-names.ts'
import { operatorSettings } from './tools/operator-settings.ts'
import { readFrameOrigins } from './tools/settings.ts'

export default defineConfig(({ mode }) => {
  const settings = settingsOf(mode)
  return {
    plugins: [
      { enforce: 'pre', ...mdx({ remarkPlugins: [remarkOutline] }) },
      react({ include: /\.(mdx|tsx)$/ }),
      shaderChunks(),
      leanThree(),
      firestoreClient(),
      recordBuild(),
      builtWith({ ...settings, frameOrigins: readFrameOrigins(operatorSettings(mode)) }),
    ],
    define: buildConstants(settings),
    css: {
      modules: { generateScopedName: shortName() },
      postcss: { plugins: [globalData({ files: ['src/ui/windows.css'] }), customMedia()] },
    },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
    },
    // What the tests build reloads no page.
    server: { host: '127.0.0.1', watch: { ignored: ['**/.cache/**'] } },
  }
})
