import sharp from 'sharp'
import { besides, writeWhole } from './files.ts'
import type { CaptureOptions } from './options.ts'
import type { PlannedChapter } from './plan.ts'
import type { Studio } from './studio.ts'

const WEBP = { quality: 90, smartSubsample: true } as const

/** Takes a still of the end of each chapter, when all of it has come; one chapter has the name that was asked for. */
export async function shootStills(
  studio: Studio,
  chapters: readonly PlannedChapter[],
  { out, format }: CaptureOptions,
): Promise<void> {
  for (const { id, untilMs } of chapters) {
    await studio.settle(untilMs - 1)
    const png = sharp(await studio.picture())
    const file = chapters.length === 1 ? out : besides(out, `-${id}.${format}`)
    writeWhole(file, await (format === 'webp' ? png.webp(WEBP) : png.png()).toBuffer())
    console.log(file)
  }
}
