import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { CHAPTERS, type ChapterId } from '../../src/tour/chapters.ts'

/** A wrong option; the message is one line for the person who wrote it. */
export class OptionError extends Error {}

const FORMATS = { '.mp4': 'mp4', '.webm': 'webm', '.png': 'png', '.webp': 'webp' } as const

const SIZES = { youtube: '1920x1080', story: '1080x1920', square: '1080x1080' } as const

/** CSS px of a window in which the page reads well on a film: a phone's page for a phone's shape. */
const WINDOW_PX = { wide: 1280, square: 720, tall: 432 } as const

const IDS = Object.keys(CHAPTERS) as ChapterId[]

/** What there is to ask for. */
export const USAGE = `npm run capture -- [options]
  --out FILE        .mp4, .webm: a film; .png, .webp: a still of each chapter (film.mp4)
  --for NAME        ${Object.keys(SIZES).join(', ')};  --size 1920x1080  device pixels;  --fps N  frames a second (30)
  --from, --to, --chapter NAME    ${IDS.join(', ')}, or a section
  --sheet FILE      a season in place of the sample one
  --animated        a .webp that moves;  --list  the chapters with their times`

const TEXT = { type: 'string' } as const
const YES = { type: 'boolean' } as const
const OPTIONS = {
  out: TEXT,
  for: TEXT,
  size: TEXT,
  fps: TEXT,
  from: TEXT,
  to: TEXT,
  chapter: TEXT,
  sheet: TEXT,
  list: YES,
  animated: YES,
  help: YES,
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split(/\.\s/)
    throw new OptionError(`${line}; npm run capture -- --help says what there is`)
  }
}

/** Returns the value of a table; throws with what there is. */
function pick<T>(option: string, name: string, table: Readonly<Record<string, T>>): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined
  if (found === undefined)
    throw new OptionError(`--${option} must be one of ${Object.keys(table).join(', ')}, not "${name}"`)
  return found
}

/** The chapters that each name stands for: a chapter itself, or all of a section. */
const NAMED: Readonly<Record<string, readonly ChapterId[]>> = {
  ...Object.fromEntries(IDS.map(id => [id, [id]])),
  ...Object.fromEntries(
    IDS.map(id => CHAPTERS[id].stage)
      .filter(stage => !(stage in CHAPTERS))
      .map(stage => [stage, IDS.filter(id => CHAPTERS[id].stage === stage)]),
  ),
}

/** Device pixels for a CSS px at which a picture of this size shows a page that reads well. */
function scaleFor(width: number, height: number): number {
  const ratio = width / height
  const leastPx = WINDOW_PX[ratio > 1.2 ? 'wide' : ratio < 0.8 ? 'tall' : 'square']
  for (let px = leastPx; px < 2 * leastPx; px++) if ((px * height) % width === 0) return width / px
  return 1
}

function sizeOf(value: string) {
  const [, width = 0, height = 0] = /^(\d{2,4})x(\d{2,4})$/.exec(value)?.map(Number) ?? []
  if (width < 64 || height < 64 || width % 2 !== 0 || height % 2 !== 0)
    throw new OptionError(`--size must be WIDTHxHEIGHT, even numbers from 64 to 9998, not "${value}"`)
  return { width, height }
}

function fpsOf(value: string): number {
  const fps = Number(value)
  if (/^\d+(\.\d+)?$/.test(value) && fps >= 1 && fps <= 120) return fps
  throw new OptionError(`--fps must be a number from 1 to 120, not "${value}"`)
}

/** Returns what kind of file a name is for. */
function formatOf(out: string): (typeof FORMATS)[keyof typeof FORMATS] {
  const ending = extname(out).toLowerCase()
  if (Object.hasOwn(FORMATS, ending)) return FORMATS[ending as keyof typeof FORMATS]
  throw new OptionError(`--out must end in one of ${Object.keys(FORMATS).join(', ')}, unlike "${out}"`)
}

export type CaptureOptions = ReturnType<typeof readOptions>

/** Returns what was asked for. Throws an OptionError. */
export function readOptions(args: readonly string[]) {
  const given = parse(args)
  const { width, height } = sizeOf(given.size ?? pick('for', given.for ?? 'youtube', SIZES))
  const { chapter, out = 'film.mp4', animated: isAnimated = false } = given
  if (chapter !== undefined && (given.from ?? given.to) !== undefined)
    throw new OptionError('--chapter stands for --from and --to: give one or the other')
  const isChapter = chapter !== undefined
  const from = pick(isChapter ? 'chapter' : 'from', chapter ?? given.from ?? 'hero', NAMED)[0]
  const to = pick(isChapter ? 'chapter' : 'to', chapter ?? given.to ?? 'footer', NAMED).at(-1)
  if (!from || !to || IDS.indexOf(from) > IDS.indexOf(to))
    throw new OptionError(`--from ${from} comes after --to ${to}`)
  const format = formatOf(out)
  if (isAnimated && format !== 'webp') throw new OptionError('--animated makes a .webp: --out must end so')
  return {
    help: given.help ?? false,
    list: given.list ?? false,
    sheet: given.sheet,
    width,
    height,
    scale: scaleFor(width, height),
    fps: fpsOf(given.fps ?? '30'),
    from,
    to,
    out,
    format,
    isAnimated,
  }
}
