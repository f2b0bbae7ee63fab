import { defineConfig } from 'vitest/config'

/** Tests that drive a browser: one file after the other, for they share the machine's graphics. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A software renderer on two shared cores: what fails once for want of time is asked once more.
    retry: 1,
  },
})
