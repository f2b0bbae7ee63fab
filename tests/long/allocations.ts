import type { CDPSession, Page } from 'puppeteer'

interface Sampled {
  readonly callFrame: { readonly functionName: string; readonly url: string }
  readonly selfSize: number
  readonly children: readonly Sampled[]
}

/** A function of the page's own scripts, and what it has allocated, bytes. */
export interface Allocation {
  readonly function: string
  readonly bytes: number
}

function* ownOf(node: Sampled): Generator<Allocation> {
  const { functionName, url } = node.callFrame
  const file = url.slice(url.lastIndexOf('/') + 1)
  if (url.startsWith('http') && node.selfSize > 0)
    yield { function: `${functionName || 'anonymous'} in ${file}`, bytes: node.selfSize }
  for (const child of node.children) yield* ownOf(child)
}

/** Bytes between two samples: so many are allocated, on average, for each one that is seen. */
const INTERVAL = 64

/**
 * Allocations of the page's own scripts while something is done, what the collector has taken meanwhile included, the
 * largest first. Sampled, so small ones may be missing.
 */
export async function allocationsDuring(page: Page, act: () => Promise<void>): Promise<Allocation[]> {
  const session: CDPSession = await page.createCDPSession()
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: INTERVAL,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await act()
  const { profile } = await session.send('HeapProfiler.stopSampling')
  await session.detach()
  const sums = new Map<string, number>()
  for (const { function: name, bytes } of ownOf(profile.head as Sampled))
    sums.set(name, (sums.get(name) ?? 0) + bytes)
  return [...sums].map(([name, bytes]) => ({ function: name, bytes })).sort((a, b) => b.bytes - a.bytes)
}
