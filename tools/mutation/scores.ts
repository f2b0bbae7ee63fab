/** Per cent of a file's mutants that unit tests have to notice, for each folder that is mutated. */
const LEAST_PERCENT: Readonly<Record<string, number>> = {
  'src/rules/': 95,
  'src/kolam/': 95,
  'src/live/': 95,
  'src/timeline/': 85,
}

/** What of a report in the schema of mutation testing is read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** What became of one file's mutants. */
export interface Score {
  readonly file: string
  /** How many mutants there are that could be run. */
  readonly mutants: number
  readonly noticed: number
  readonly leastPercent: number
}

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/** Returns the score of every file that has mutants, the worst first. Throws for a file without a threshold. */
export function scoresOf({ files }: MutationReport): readonly Score[] {
  const scores = Object.entries(files).map(([file, { mutants }]) => {
    const folder = Object.keys(LEAST_PERCENT).find(each => file.startsWith(each))
    if (!folder) throw new Error(`${file} is mutated and has no threshold`)
    const count = (statuses: readonly string[]) =>
      mutants.filter(({ status }) => statuses.includes(status)).length
    const noticed = count(NOTICED)
    return {
      file,
      mutants: noticed + count(UNNOTICED),
      noticed,
      leastPercent: LEAST_PERCENT[folder] ?? 100,
    }
  })
  return scores.filter(({ mutants }) => mutants > 0).sort((a, b) => percentOf(a) - percentOf(b))
}

const percentOf = ({ noticed, mutants }: Score): number => (100 * noticed) / mutants

export const isEnough = (score: Score): boolean => percentOf(score) >= score.leastPercent

/** Returns a line for each file: what part of its mutants was noticed, and the part that is needed. */
export const describeScores = (scores: readonly Score[]): string =>
  scores
    .map(score => {
      const { file, noticed, mutants, leastPercent } = score
      const percent = percentOf(score).toFixed(1).padStart(5)
      return `${isEnough(score) ? '✓' : '✗'} ${percent} % of ${leastPercent}  ${file} (${noticed} of ${mutants})`
    })
    .join('\n')
