import type { KnipConfig } from 'knip'

/** Documents import what they name, and name facts as members of one object. */
const importsOfDocument = (text: string): string =>
  [...text.matchAll(/^import .*$/gm), ...text.matchAll(/\bfacts\.\w+/g)].map(([code]) => code).join('\n')

/** What must be used by something else: files, exports and packages. Part of `npm run check`. */
export default {
  entry: [
    'src/content/pages/*.mdx',
    // Programs that run.mjs loads once everything is installed.
    'tools/{start,dev,test,build,check-build,capture,sheet,check-site,fonts}.ts',
    // Started as a process of its own.
    'tools/build/program.ts',
    // Pages of the bench and of tests, which are bundled by name.
    'tests/bench/pages/*.{ts,tsx}',
    'tests/page/live/*harness.ts',
    '.puppeteerrc.cjs',
  ],
  project: ['**/*.{ts,tsx,mjs,cjs,mdx}'],
  stryker: { config: ['tools/mutation/stryker.config.mjs'] },
  vitest: { config: ['vitest.config.ts', 'tools/mutation/vitest.config.ts'] },
  compilers: { mdx: importsOfDocument },
  // Used by the path of a file, fonts that are cut and programs that node runs, or by the README's example.
  ignoreDependencies: [
    'accessibility-checker-engine',
    '@fontsource-variable/anek-latin',
    '@fontsource-variable/martian-mono',
    'dependency-cruiser',
    'playwright-core',
    'typescript-7',
    'vnu-jar',
  ],
  // Programs of the system that tests use where they are installed.
  ignoreBinaries: ['java'],
} satisfies KnipConfig
