import { expect, it } from 'vitest'
import { describeScores, isEnough, type MutationReport, scoresOf } from '../../../tools/mutation/scores.ts'

/** A report on one file whose mutants came to these ends. */
const reportOn = (file: string, ...statuses: readonly string[]): MutationReport => ({
  files: { [file]: { mutants: statuses.map(status => ({ status })) } },
})

const times = (count: number, status: string): readonly string[] =>
  Array.from({ length: count }, () => status)

it('counts a mutant that never ends as noticed, one that no test reaches as not, and leaves out what cannot run', () => {
  const report = reportOn(
    'src/rules/a.ts',
    'Killed',
    'Timeout',
    'Survived',
    'NoCoverage',
    'CompileError',
    'Ignored',
  )
  expect(scoresOf(report)).toEqual([{ file: 'src/rules/a.ts', mutants: 4, noticed: 2, leastPercent: 95 }])
})

it.each([
  ['src/rules/a.ts', 95],
  ['src/kolam/deep/a.ts', 95],
  ['src/live/a.ts', 95],
  ['src/timeline/a.ts', 85],
])('asks of %s %i per cent', (file, percent) => {
  const enough = scoresOf(reportOn(file, ...times(percent, 'Killed'), ...times(100 - percent, 'Survived')))
  expect(enough.map(isEnough)).toEqual([true])
  const low = scoresOf(reportOn(file, ...times(percent - 1, 'Killed'), ...times(101 - percent, 'Survived')))
  expect(low.map(isEnough)).toEqual([false])
  expect(describeScores(low)).toContain(`✗  ${percent - 1}.0 % of ${percent}  ${file}`)
})

it('names the worst file first, and refuses one without a threshold', () => {
  const good = reportOn('src/rules/good.ts', 'Killed')
  const bad = reportOn('src/timeline/bad.ts', 'Survived')
  const scores = scoresOf({ files: { ...good.files, ...bad.files } })
  expect(scores.map(({ file }) => file)).toEqual(['src/timeline/bad.ts', 'src/rules/good.ts'])
  expect(() => scoresOf(reportOn('src/ui/a.ts', 'Killed'))).toThrow('src/ui/a.ts is mutated')
})
