import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Outcome } from '../../tools/suites.ts'
import { serveDist } from '../support/site.ts'
import { accept, BASELINE, judge, REPORT, type Verdict } from './judge.ts'
import { LANDING_VISITS } from './landing-shots.ts'
import { decode } from './picture.ts'
import { visualReport } from './report.ts'
import { type Judge, photographAll } from './round.ts'
import type { Visit } from './shots.ts'
import { TEXT_VISITS } from './text-shots.ts'

const { values } = parseArgs({
  options: {
    /** Makes the pictures of this run the baselines. */
    update: { type: 'boolean', default: false },
    /** Only pictures whose name holds this. */
    only: { type: 'string', default: '' },
    /** So many times in fresh browsers: every time the same pixels. */
    rounds: { type: 'string', default: '1' },
  },
})

const ALL: readonly Visit[] = [...LANDING_VISITS, ...TEXT_VISITS]

const wanted = (): readonly Visit[] =>
  ALL.map(visit => ({
    ...visit,
    shots: visit.shots.filter(({ name }) => name.includes(values.only)),
  })).filter(({ shots }) => shots.length > 0)

/** Also remembers each picture's pixels, and fails the one that has others than in an earlier round. */
function holdingRounds(judge: Judge): Judge {
  const pixels = new Map<string, string>()
  return async (visit, shot, png) => {
    const { data } = await decode(png)
    const hash = createHash('sha256').update(data).digest('hex')
    const before = pixels.get(shot.name)
    pixels.set(shot.name, hash)
    const verdict = await judge(visit, shot, png)
    if (before === undefined || before === hash) return verdict
    return { ...verdict, fault: 'has other pixels than in the round before' }
  }
}

/** Baselines that no picture is held against: in a whole run each is a failure, or is removed by an update. */
function leftovers(): readonly string[] {
  if (values.only || !existsSync(BASELINE)) return []
  const names = new Set(ALL.flatMap(({ shots }) => shots.map(({ name }) => `${name}.webp`)))
  const left = readdirSync(BASELINE).filter(file => file.endsWith('.webp') && !names.has(file))
  if (!values.update) return left
  for (const file of left) rmSync(`${BASELINE}/${file}`)
  return []
}

const orphan = (file: string): Verdict => ({
  name: file.replace('.webp', ''),
  visit: 'baselines',
  fault: 'no picture uses this baseline',
  identical: false,
  has: { actual: false, expected: false, difference: false },
})

/** The verdicts as tools/suites.ts reads them: a visit for a file. */
function outcomeOf(verdicts: readonly Verdict[]): Outcome {
  const files = [...new Set(verdicts.map(({ visit }) => visit))].map(visit => {
    const own = verdicts.filter(each => each.visit === visit)
    const failures = own.flatMap(({ name, fault }) =>
      fault ? [{ title: name, message: fault, page: `visual/index.html#${name}` }] : [],
    )
    return { file: `tests/visual/${visit}`, tests: own.length, failures }
  })
  const failed = verdicts.filter(({ fault }) => fault).length
  return { passed: verdicts.length - failed, failed, files }
}

async function main(): Promise<void> {
  const tell = (line: string) => console.log(line)
  const visits = wanted()
  if (visits.length === 0) throw new Error(`no picture has “${values.only}” in its name`)
  rmSync(REPORT, { recursive: true, force: true })
  mkdirSync(REPORT, { recursive: true })
  // No document in the data source: the page is fed by its public event alone.
  const site = await serveDist({ documents: {} })
  const verdicts: Verdict[] = []
  try {
    const each = holdingRounds(values.update ? accept : judge)
    for (let round = 0; round < Number(values.rounds); round++) {
      verdicts.push(...(await photographAll({ url: site.url, visits, judge: each, tell })))
    }
  } finally {
    await site.close()
  }
  const left = leftovers().map(orphan)
  for (const { name, fault } of left) tell(`× ${name}: ${fault}`)
  verdicts.push(...left)
  const outcome = outcomeOf(verdicts)
  writeFileSync(`${REPORT}/index.html`, visualReport(verdicts))
  writeFileSync(`${REPORT}/results.json`, `${JSON.stringify(outcome, null, 2)}\n`)
  const others = verdicts.filter(({ fault, identical }) => !fault && !identical)
  if (others.length > 0)
    tell(`within the limits, not identical: ${others.map(({ name }) => name).join(', ')}`)
  tell(`${outcome.passed} passed, ${outcome.failed} failed; see ${REPORT}/index.html`)
  process.exitCode = outcome.failed === 0 ? 0 : 1
}

await main()
