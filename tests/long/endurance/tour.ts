import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launch } from '../../support/browser.ts'
import { openLanding, serveDist } from '../../support/site.ts'
import { addWatch, readHeld, readSeen } from './watch.ts'

const MINUTE_MS = 60_000

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    every: { type: 'string', default: '10' },
    size: { type: 'string', default: '720x480' },
  },
})

/** Lets the tour run in a loop, as on a stand, and says every some minutes what it has come to. */
async function main(): Promise<void> {
  const [width = 720, height = 480] = values.size.split('x').map(Number)
  const site = await serveDist()
  const browser = await launch()
  const lines: string[] = []
  try {
    const page = await openLanding(browser, site, {
      path: '?tour=loop',
      ...{ width, height },
      async prepare(each) {
        each.on('console', message => lines.push(`${message.type()}: ${message.text()}`))
        each.on('pageerror', error => lines.push(`page error: ${error}`))
        await addWatch(each)
      },
    })
    const startMs = performance.now()
    const report = async () => {
      const minutes = Math.round((performance.now() - startMs) / MINUTE_MS)
      const { chapters, drawsAtRest, draws } = await readSeen(page)
      const { heapBytes, nodes, listeners } = await readHeld(page)
      const tour = await page.$eval('html', ({ dataset }) => dataset.tour)
      console.log(
        `${minutes} min: ${tour}, heap ${Math.round(heapBytes / 1000)} kB, ${nodes} nodes, ${listeners} listeners, ` +
          `${draws} draws, at rest ${JSON.stringify(drawsAtRest)}, chapters ${JSON.stringify(chapters)}, ` +
          `console ${JSON.stringify(lines)}`,
      )
    }
    await sleep(MINUTE_MS)
    await report()
    for (let left = Number(values.minutes); left > 0; left -= Number(values.every)) {
      await sleep(Math.min(left, Number(values.every)) * MINUTE_MS)
      await report()
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

await main()
