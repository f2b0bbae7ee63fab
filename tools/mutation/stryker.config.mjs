/**
 * Mutation testing of the code that is pure arithmetic, with the unit tests alone: fails where fewer than `break` per cent
 * of the changes are noticed. `-- --mutate src/rules/quote.ts` takes that file alone.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  mutate: [
    'src/rules/**/*.ts',
    'src/film/**/*.ts',
    'src/picture/**/*.ts',
    'src/kolam/**/*.ts',
    'src/live/{waits,wire,entries,pause}.ts',
  ],
  ignorePatterns: ['/dist', '/reports', '/public', '/tests/{pixels,page,real-time,long}'],
  thresholds: { high: 95, low: 90, break: 90 },
  coverageAnalysis: 'perTest',
  tempDirName: '.cache/stryker',
  reporters: ['progress', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
}
