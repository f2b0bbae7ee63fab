import { defineConfig } from 'vitest/config'

/** Tests that drive a browser: two files side by side, for most of their time is waiting. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/support/build-once.ts',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A software renderer on two shared cores: what fails once for want of time is asked once more.
    retry: 1,
  },
})
