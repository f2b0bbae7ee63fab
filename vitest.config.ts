import mdx from '@mdx-js/rollup'
import { defineConfig } from 'vitest/config'
import { beforeLiveDraw, landingDraws, landingSessions } from './src/rules/showcase.ts'
import { remarkOutline } from './tools/build/outline.ts'
import { shaderChunks } from './tools/build/shader-chunks.ts'

/** What tests of the built site have in common; the times are guards against hanging, not what is tested. */
const WITH_SITE = {
  globalSetup: ['tests/support/build-once.ts', 'tests/support/one-browser.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
}

/** The suites of tests, one project each, in the order in which `npm test` runs and names them (CONTRIBUTING.md). */
export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx({ remarkPlugins: [remarkOutline] }) }, shaderChunks()],
  define: {
    __LANDING_SESSIONS__: JSON.stringify(landingSessions()),
    __LIVE_CHANCES__: JSON.stringify(beforeLiveDraw().chances),
    __LANDING_DRAWS__: JSON.stringify(landingDraws()),
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 20_000 } },
      {
        extends: true,
        test: {
          ...WITH_SITE,
          name: 'page',
          include: ['tests/page/**/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...WITH_SITE,
          name: 'pixels',
          include: ['tests/pixels/**/*.test.ts'],
          globalSetup: [...WITH_SITE.globalSetup, 'tests/pixels/setup.ts'],
          // A software renderer uses every core by itself.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...WITH_SITE,
          name: 'real-time',
          include: ['tests/real-time/**/*.test.ts'],
          globalSetup: [...WITH_SITE.globalSetup, 'tests/support/engines/display.ts'],
          maxWorkers: 1,
          testTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          ...WITH_SITE,
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: [...WITH_SITE.globalSetup, 'tests/support/engines/display.ts'],
          maxWorkers: 1,
          testTimeout: 600_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
