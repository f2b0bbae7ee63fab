import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { CHAPTERS, type ChapterId } from '../../src/timeline/tour.ts'

/** A wrong option; the message is one line for the person who wrote it. */
export class OptionError extends Error {}

const FORMATS = { '.mp4': 'mp4', '.webm': 'webm', '.png': 'png', '.webp': 'webp' } as const
type Format = (typeof FORMATS)[keyof typeof FORMATS]

const PRESETS = {
  youtube: { size: '1920x1080', fps: '30' },
  story: { size: '1080x1920', fps: '30' },
  square: { size: '1080x1080', fps: '30' },
} as const

/** CSS px of a window in which the page reads well on a film: a phone's page for a phone's shape. */
const WINDOW_PX = { wide: 1280, square: 720, tall: 432 } as const

/** Bits of a film for each of its pixels. */
const BITS = { low: 0.05, medium: 0.1, high: 0.2 } as const

const CODECS = { mp4: ['h264'], webm: ['vp9', 'av1'] } as const
export type Codec = (typeof CODECS)[keyof typeof CODECS][number]

export interface CaptureOptions {
  readonly help: boolean
  readonly list: boolean
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly fps: number
  readonly from: ChapterId
  readonly to: ChapterId
  readonly codec: Codec
  readonly bitsPerPixel: number
  readonly theme: 'light' | 'dark' | undefined
  /** The tier of the scene; left to the page unless given. */
  readonly tier: 'full' | 'lean' | undefined
  readonly sheet: string | undefined
  readonly isAnimated: boolean
  readonly out: string
  readonly format: Format
}

const IDS = Object.keys(CHAPTERS) as ChapterId[]

/** What there is to ask for. */
export const USAGE = `npm run capture -- [options]
  --out FILE        .mp4, .webm: a film; .png, .webp: a still of each chapter (film.mp4)
  --for NAME        ${Object.keys(PRESETS).join(', ')}: size, scale and frames for them
  --size 1920x1080  device pixels; --scale N: so many of them for a CSS px; --fps N: frames a second
  --from, --to, --chapter NAME    ${IDS.join(', ')}, or a section
  --quality NAME    ${Object.keys(BITS).join(', ')};  --codec NAME  vp9 or av1, for .webm
  --theme light|dark;  --tier full|lean: how finely the scene is drawn
  --sheet FILE      a season in place of the sample one
  --animated        a .webp that moves;  --list  the chapters with their times`

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ size: text, fps: text, from: text, to: text, chapter: text, scale: text, quality: text },
        ...{ theme: text, tier: text, sheet: text, out: text, codec: text, for: text },
        ...{ list: { type: 'boolean' }, animated: { type: 'boolean' }, help: { type: 'boolean' } },
      },
    }).values
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

function number(option: string, value: string, [least, most]: readonly [number, number]): number {
  const found = Number(value)
  if (/^\d+(\.\d+)?$/.test(value) && found >= least && found <= most) return found
  throw new OptionError(`--${option} must be a number from ${least} to ${most}, not "${value}"`)
}

/** The chapters that a name stands for: itself, or all of a section. */
function chaptersOf(option: string, name: string): readonly ChapterId[] {
  const found = IDS.filter(id => id === name || (CHAPTERS[id].stage === name && !(name in CHAPTERS)))
  if (found.length > 0) return found
  const names = [...new Set([...IDS, ...IDS.map(id => CHAPTERS[id].stage)])]
  throw new OptionError(`--${option} must be one of ${names.join(', ')}, not "${name}"`)
}

/** Device pixels for a CSS px at which a picture of this size shows a page that reads well. */
function scaleFor(width: number, height: number): number {
  const ratio = width / height
  const leastPx = WINDOW_PX[ratio > 1.2 ? 'wide' : ratio < 0.8 ? 'tall' : 'square']
  for (let px = leastPx; px < 2 * leastPx; px++) if ((px * height) % width === 0) return width / px
  return 1
}

function size(value: string): { readonly width: number; readonly height: number } {
  const [, width = 0, height = 0] = /^(\d{2,4})x(\d{2,4})$/.exec(value)?.map(Number) ?? []
  if (width < 64 || height < 64 || width % 2 !== 0 || height % 2 !== 0)
    throw new OptionError(`--size must be WIDTHxHEIGHT, even numbers from 64 to 9998, not "${value}"`)
  return { width, height }
}

/** The scale that was asked for, or the one that suits the size. Throws where it leaves parts of a CSS px. */
function scaleOf(value: string | undefined, width: number, height: number): number {
  if (value === undefined) return scaleFor(width, height)
  const scale = number('scale', value, [0.1, 8])
  if (Number.isInteger(width / scale) && Number.isInteger(height / scale)) return scale
  throw new OptionError(`--scale ${value} does not divide ${width}x${height} into whole CSS px`)
}

/** Returns what kind of file a name is for. */
function formatOf(out: string): Format {
  const ending = extname(out).toLowerCase()
  if (Object.hasOwn(FORMATS, ending)) return FORMATS[ending as keyof typeof FORMATS]
  throw new OptionError(`--out must end in one of ${Object.keys(FORMATS).join(', ')}, unlike "${out}"`)
}

/** Returns what was asked for. Throws an OptionError. */
export function readOptions(args: readonly string[]): CaptureOptions {
  const given = parse(args)
  const preset = pick('for', given.for ?? 'youtube', PRESETS)
  const { width, height } = size(given.size ?? preset.size)
  const isChapter = given.chapter !== undefined
  if (isChapter && (given.from ?? given.to) !== undefined)
    throw new OptionError('--chapter stands for --from and --to: give one or the other')
  const from = chaptersOf(isChapter ? 'chapter' : 'from', given.chapter ?? given.from ?? 'hero')[0]
  const to = chaptersOf(isChapter ? 'chapter' : 'to', given.chapter ?? given.to ?? 'footer').at(-1)
  if (!from || !to || IDS.indexOf(from) > IDS.indexOf(to))
    throw new OptionError(`--from ${from} comes after --to ${to}`)
  const out = given.out ?? 'film.mp4'
  const format = formatOf(out)
  const codecs: readonly Codec[] = format === 'webm' ? CODECS.webm : CODECS.mp4
  const codec = pick(
    'codec',
    given.codec ?? codecs[0] ?? '',
    Object.fromEntries(codecs.map(each => [each, each])),
  )
  if (given.animated && format !== 'webp')
    throw new OptionError('--animated makes a .webp: --out must end so')
  const { theme, tier } = given
  return {
    help: given.help ?? false,
    list: given.list ?? false,
    width,
    height,
    scale: scaleOf(given.scale, width, height),
    fps: number('fps', given.fps ?? preset.fps, [1, 120]),
    from,
    to,
    codec,
    bitsPerPixel: pick('quality', given.quality ?? 'medium', BITS),
    theme: theme === undefined ? undefined : pick('theme', theme, { light: 'light', dark: 'dark' } as const),
    tier: tier === undefined ? undefined : pick('tier', tier, { full: 'full', lean: 'lean' } as const),
    sheet: given.sheet,
    isAnimated: given.animated ?? false,
    out,
    format,
  }
}
