import mdx from '@mdx-js/rollup'
import { defineConfig } from 'vitest/config'
import { beforeLiveDraw, landingDraws, landingSessions } from './src/rules/showcase.ts'
import { remarkOutline } from './tools/build/outline.ts'
import { shaderChunks } from './tools/build/shader-chunks.ts'

/** What tests of the built site have in common; a software renderer on two shared cores takes its time. */
const WITH_SITE = {
  globalSetup: 'tests/support/build-once.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
}

/** The suites of tests, one project each, in the order in which `npm test` runs and names them. */
export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx({ remarkPlugins: [remarkOutline] }) }, shaderChunks()],
  define: {
    __LANDING_SESSIONS__: JSON.stringify(landingSessions()),
    __LIVE_CHANCES__: JSON.stringify(beforeLiveDraw().chances),
    __LANDING_DRAWS__: JSON.stringify(landingDraws()),
  },
  test: {
    projects: [
      {
        extends: true,
        // Some go through the whole page px by px: on a busy machine that takes its time.
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 20_000 },
      },
      { extends: true, test: { name: 'shaders', include: ['tests/shaders/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...WITH_SITE,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // Two files side by side, for most of their time is waiting.
          maxWorkers: 2,
          // What fails once for want of time is tried again; `npm test` names and counts every second try.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...WITH_SITE,
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          // One window at a time: a software renderer takes both cores.
          maxWorkers: 1,
          testTimeout: 120_000,
          retry: 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          ...WITH_SITE,
          name: 'pictures',
          include: ['tests/visual/**/*.test.ts'],
          globalSetup: [WITH_SITE.globalSetup, 'tests/visual/setup.ts'],
          // Beside the tests in the browser: pictures of a page at rest are the same on a busy machine.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
