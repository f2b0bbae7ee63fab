import type { Page } from 'puppeteer'
import { STAGE_IDS, type StageId } from '../../src/film/stages.ts'

/** Where a stage is pinned, px of scroll. */
export interface StageRange {
  readonly id: StageId
  readonly topPx: number
  readonly lengthPx: number
}

/** Where the stages of the open landing page are pinned, in document order. */
export const stageRanges = (page: Page): Promise<StageRange[]> =>
  page.evaluate(
    ids =>
      ids.flatMap(id => {
        const section = document.getElementById(id)
        const pin = section?.querySelector<HTMLElement>('[data-pin]')
        if (!section || !pin) return []
        return [{ id, topPx: section.offsetTop, lengthPx: section.offsetHeight - pin.offsetHeight }]
      }),
    [...STAGE_IDS],
  )

/** Where one stage of the landing page is pinned. Throws where the page does not have it. */
export async function stageRange(page: Page, stage: string): Promise<StageRange> {
  const range = (await stageRanges(page)).find(({ id }) => id === stage)
  if (!range) throw new Error(`the page has no stage ${stage}`)
  return range
}
