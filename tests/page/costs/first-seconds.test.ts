import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { withImports } from '../../../tools/build/record.ts'
import { ENTRIES, landingTests, publish } from '../../support/landing.ts'
import { withoutDrawing } from '../../support/no-gl.ts'
import { builtSite } from '../../support/site.ts'

declare global {
  interface Window {
    /** What React has rendered into the document: where, and how many components. */
    rendered: Map<string, number>
    /** Elements that came into the document after it was served, task by task. */
    arrived: number[]
    /** What began to fade or to move by a style sheet's transition: the property, and of what. */
    transitions: string[]
  }
}

/** Most elements that one task may bring into the document: so many are styled and laid out in less than 50 ms. */
const MOST_AT_ONCE = 450

const landing = landingTests({ documents: {} })

interface Fiber {
  readonly tag: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** Counts the components of what is rendered into the document; the scene's are none of it. */
function watchReact(): void {
  window.rendered = new Map()
  window.arrived = []
  window.transitions = []
  window.addEventListener('transitionrun', ({ propertyName, target }) =>
    window.transitions.push(`${propertyName} of ${(target as Element).className}`),
  )
  // Function, class, forwarded and remembered components, as React numbers them.
  const COMPONENTS = [0, 1, 11, 14, 15]
  const count = (fiber: Fiber | null): number =>
    fiber ? Number(COMPONENTS.includes(fiber.tag)) + count(fiber.child) + count(fiber.sibling) : 0
  const onCommitFiberRoot = (_: number, root: { containerInfo: unknown; current: Fiber }) => {
    const { containerInfo, current } = root
    if (!(containerInfo instanceof HTMLElement)) return
    window.rendered.set(containerInfo.dataset.island ?? containerInfo.id, count(current.child))
  }
  const nothing = () => undefined
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: nothing,
      onCommitFiberUnmount: nothing,
      onCommitFiberRoot,
    },
  })
  const elements = (node: Node) => (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0)
  window.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(records => {
      const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
      const outer = [...added].filter(
        node => ![...added].some(other => other !== node && other.contains(node)),
      )
      window.arrived.push(outer.reduce((sum, node) => sum + elements(node), 0))
    }).observe(document, { childList: true, subtree: true }),
  )
}

const rendered = (page: Page) => page.evaluate(() => Object.fromEntries(window.rendered))

it('runs components for what a sheet brings, part by part, and for nothing else; fades nothing that nobody sees', async () => {
  const page = await landing.open({
    sheet: false,
    prepare: each => void each.evaluateOnNewDocument(watchReact),
  })
  expect(await rendered(page)).toEqual({})
  expect(await page.evaluate(() => window.transitions)).toEqual([])
  await publish(page, ENTRIES)
  await page.waitForSelector('#data-sheet[data-current]')
  const { sheet = 0, ...others } = await rendered(page)
  expect(others).toEqual({})
  expect(sheet).toBeGreaterThan(ENTRIES.length)
  expect(sheet).toBeLessThan(300)
  const arrived = await page.evaluate(() => window.arrived)
  console.log(`elements that came, task by task: ${arrived.filter(count => count > 20).join(', ')}`)
  expect(arrived.reduce((sum, count) => sum + count)).toBeGreaterThan(MOST_AT_ONCE)
  expect(Math.max(...arrived)).toBeLessThanOrEqual(MOST_AT_ONCE)
})

/** Scripts that a page has asked for before it was painted. */
const scriptsBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return files.filter(({ startTime }) => startTime < (paint?.startTime ?? 0)).map(({ name }) => name)
  })

it.each(['', 'terms'])('asks for no script before /%s is painted but the one that starts it', async path => {
  const page = await landing.browser.newPage()
  await withoutDrawing(page)
  await page.goto(landing.site.url + path)
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      performance.getEntriesByType('resource').length > 20,
    { polling: 50 },
  )
  const { chunks } = builtSite().record
  const entry = Object.keys(chunks).filter(file => chunks[file]?.isEntry)
  const starting = [...withImports(builtSite().record, entry)].map(file => landing.site.url + file)
  const asked = await scriptsBeforePaint(page)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(name => !starting.includes(name))).toEqual([])
})
