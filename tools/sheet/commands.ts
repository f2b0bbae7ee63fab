import { setTimeout as sleep } from 'node:timers/promises'
import { counted } from '../../src/content/words.ts'
import { sampleSheet, toWire } from '../../src/rules/season.ts'
import type { DataSheetEntry } from '../../src/rules/sheet.ts'
import { type CheckedSheet, checkSheet } from './check.ts'
import { writeCsv } from './csv.ts'
import { type Published, readPrevious, readPublished, replaceSheet, writeSheet } from './document.ts'
import { describeChanges, formatTable } from './table.ts'
import type { Target } from './target.ts'

/** What a command has of its terminal. */
export interface Terminal {
  /** Prints what was asked for. */
  out(text: string): void
  /** Prints what is said about it: warnings, faults. */
  note(text: string): void
  /** Asks a question that is answered by yes or no; undefined where nobody can be asked. */
  confirm(question: string): Promise<boolean | undefined>
}

export type Format = 'table' | 'csv' | 'json'

/** Returns a season in the form asked for. */
export function formatEntries(entries: readonly DataSheetEntry[], format: Format): string {
  if (format === 'csv') return writeCsv(toWire(entries))
  return format === 'json' ? `${JSON.stringify(toWire(entries), null, 2)}\n` : `${formatTable(entries)}\n`
}

/** Returns a made-up season, the same for the same seed. */
export const makeSheet = (seed: number, format: Format): string => formatEntries(sampleSheet(seed), format)

function report({ entries, faults, warnings }: CheckedSheet, terminal: Terminal): boolean {
  for (const fault of faults) terminal.note(`fault: ${fault}`)
  for (const warning of warnings) terminal.note(`warning: ${warning}`)
  const good = counted(entries.length, 'good entry', 'good entries')
  terminal.note(`${good}, ${counted(faults.length, 'fault')}, ${counted(warnings.length, 'warning')}`)
  return faults.length === 0
}

/** Prints a season and everything that is wrong with it; returns the exit code, 1 where there is a fault. */
export function check(text: string, terminal: Terminal): number {
  const checked = checkSheet(text)
  if (checked.entries.length > 0) terminal.out(formatEntries(checked.entries, 'table'))
  return report(checked, terminal) ? 0 : 1
}

/** Prints the published season; returns the exit code, 1 where there is none. */
export async function show(target: Target, format: Format, terminal: Terminal): Promise<number> {
  const published = await readPublished(target)
  if (published.updateTime === undefined) {
    terminal.note(`${target.name} has no season: the document is missing`)
    return 1
  }
  terminal.out(formatEntries(published.entries, format))
  terminal.note(describe(published))
  return 0
}

const describe = ({ updateTime, entries, leftOut }: Published): string =>
  updateTime === undefined
    ? 'there is no season: the document is missing'
    : `${counted(entries.length, 'entry', 'entries')}${leftOut > 0 ? `, ${leftOut} more that the page leaves out` : ''}, changed ${updateTime}`

/** How a command that writes is called. */
interface Writing {
  readonly target: Target
  readonly isConfirmed: boolean
  readonly terminal: Terminal
}

/** A season that is to take the place of the published one. */
interface Replacement extends Pick<Published, 'entries' | 'leftOut'> {
  readonly question: string
  readonly write: (before: Published) => Promise<void>
}

/** Shows what a season changes, asks, replaces the published one in a single commit, and reads it back. */
async function replace(
  { entries, leftOut, question, write }: Replacement,
  { target, isConfirmed, terminal }: Writing,
): Promise<number> {
  const before = await readPublished(target)
  const changes = describeChanges(before.entries, entries)
  if (changes.length === 0 && before.leftOut === 0) {
    terminal.note(`${target.name} holds this season already.`)
    return 0
  }
  terminal.out(`Changes on ${target.name}:\n${changes.join('\n')}\n`)
  const answer = isConfirmed || (await terminal.confirm(question))
  if (!answer) {
    const reason = answer === undefined ? ' Nobody can be asked here: add --yes.' : ''
    terminal.note(`Nothing was published.${reason}`)
    return 1
  }
  await write(before)
  const after = await readPublished(target)
  if (describeChanges(entries, after.entries).length > 0 || after.leftOut !== leftOut) {
    terminal.note('Published, but what is read back differs: someone else publishes at the same time.')
    return 1
  }
  terminal.note(`Published to ${target.name}: ${describe(after)}`)
  const first = 'It is the first one: pages that are open by now show it once they are loaded anew.'
  const next = 'The season that it replaces is kept: undo brings it back.'
  terminal.note(before.updateTime === undefined ? first : next)
  return 0
}

/**
 * Checks a season and puts it into the published one's place, which is kept. Returns the exit code, 1 where it was not
 * published; the old season then stands. Throws what `document.ts` throws.
 */
export async function publish(text: string, writing: Writing): Promise<number> {
  const { entries, ...found } = checkSheet(text)
  if (!report({ entries, ...found }, writing.terminal)) {
    writing.terminal.note('Nothing was published.')
    return 1
  }
  const write = (before: Published) => writeSheet(writing.target, entries, before)
  return replace({ entries, leftOut: 0, question: 'Publish this?', write }, writing)
}

/**
 * Brings the season back that the published one has replaced, as it was stored; done twice, it undoes itself. Returns
 * the exit code, 1 where nothing was brought back. Throws what `document.ts` throws.
 */
export async function undo(writing: Writing): Promise<number> {
  const { target, terminal } = writing
  const { updateTime, entries, leftOut, fields } = await readPrevious(target)
  if (updateTime === undefined) {
    terminal.note(`${target.name} has kept no season: nothing has been replaced there yet`)
    return 1
  }
  const write = (before: Published) => replaceSheet(target, fields, before)
  return replace({ entries, leftOut, question: 'Bring this season back?', write }, writing)
}

/** A real project bills every read. */
const POLL_MS = { emulator: 500, project: 10_000 }

const pause = (target: Target, signal: AbortSignal): Promise<void> =>
  sleep(target.isEmulator ? POLL_MS.emulator : POLL_MS.project, undefined, { signal }).catch(() => undefined)

/** Prints every change of the published season until the signal aborts. */
export async function watch(target: Target, terminal: Terminal, signal: AbortSignal): Promise<number> {
  let last: Published | undefined
  let isReached = true
  while (!signal.aborted) {
    const now = await readPublished(target).catch((error: Error) => {
      // At the start it may well be the wrong place; later the connection comes back.
      if (!last) throw error
      if (isReached) terminal.note(`${error.message}; asked again until it answers`)
      return undefined
    })
    isReached = now !== undefined
    if (now && !last) terminal.out(`Watching ${target.name}: ${describe(now)}. Ctrl-C ends.\n`)
    if (now && last && now.updateTime !== last.updateTime) {
      const changes = describeChanges(last.entries, now.entries)
      terminal.out(`${describe(now)}\n${changes.join('\n')}\n`)
    }
    last = now ?? last
    await pause(target, signal)
  }
  return 0
}
