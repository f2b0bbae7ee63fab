import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether pictures of this run become the expected ones: `--update` on the command line. */
    readonly takesBaselines: boolean
    /** Whether every picture is taken, and none is left out by `-t`. */
    readonly isWhole: boolean
  }
}

/** Hands the runner's own options on to the tests of pictures. */
export default function setUp({ vitest, provide }: TestProject): void {
  const { snapshotOptions, testNamePattern } = vitest.config
  provide('takesBaselines', snapshotOptions.updateSnapshot === 'all')
  provide('isWhole', testNamePattern === undefined)
}
