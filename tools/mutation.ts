import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describeScores, isEnough, type MutationReport, scoresOf } from './mutation/scores.ts'

/**
 * `npm run test:mutation`: changes the code of rules, timeline, kolam and the live source's pure parts in small ways,
 * one at a time, and counts which changes the unit tests notice. Takes files to change (`-- src/rules/quote.ts`), or
 * all of them; writes reports/mutation/ and fails where a file is below its threshold. Takes half an hour and more.
 */

const CONFIG = 'tools/mutation/stryker.config.mjs'
const REPORT = 'reports/mutation/mutation.json'

const files = process.argv.slice(2)
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    CONFIG,
    ...(files.length > 0 ? ['--mutate', files.join()] : []),
  ],
  { stdio: 'inherit' },
)
if (status === 0) {
  const scores = scoresOf(JSON.parse(readFileSync(REPORT, 'utf8')) as MutationReport)
  const low = scores.filter(score => !isEnough(score))
  console.log(`\n${describeScores(scores)}\n\n${low.length} of ${scores.length} files below their threshold`)
  process.exitCode = low.length === 0 && scores.length > 0 ? 0 : 1
} else process.exitCode = status ?? 1
