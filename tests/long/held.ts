import type { Page } from 'puppeteer'

/** Kinds of things that scripts make; compiled code and the browser's own come and go as the engine likes. */
const OWN = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
])

/** What is read of a heap snapshot: numbers of all nodes one after the other, and what they mean. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly (readonly string[])[]
    }
  }
  readonly nodes: readonly number[]
}

/** What a page holds after a collection of what it no longer needs. */
export interface Held {
  /** Of all that the page's scripts have made. */
  readonly bytes: number
  readonly nodes: number
  readonly listeners: number
}

/** Returns what a page holds. */
export async function readHeld(page: Page): Promise<Held> {
  const session = await page.createCDPSession()
  const parts: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  const { nodes: elements, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  await session.send('HeapProfiler.takeHeapSnapshot')
  await session.detach()
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let i = 0; i < nodes.length; i += fields.length)
    if (OWN.has(types[0]?.[nodes[i + typeAt] ?? 0] ?? '')) bytes += nodes[i + sizeAt] ?? 0
  return { bytes, nodes: elements, listeners }
}
