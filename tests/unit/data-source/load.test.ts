import { Agent, get, type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DataSource, startDataSource } from '../../../tools/data-source/server.ts'

const LISTENERS = 1000
/** Opened side by side: more would only queue. */
const AT_ONCE = 100
/** Bounds for two slow cores that are shared: what is measured is a tenth of them. */
const OPENING_MS = 60_000
const UPDATE_MS = 15_000

const PATH = 'config/data_sheet'
const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel'
const DOCUMENT = `projects/demo/databases/(default)/documents/${PATH}`

let source: DataSource
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
const open: IncomingMessage[] = []

beforeAll(async () => {
  source = await startDataSource({ documents: { [PATH]: { sheet: { version: 1 } } } })
})
afterAll(async () => {
  for (const response of open) response.destroy()
  agent.destroy()
  await source.close()
})

/** Opens a channel that listens to the document, as the client does; returns its id. */
function handshake(): Promise<string> {
  const message = { addTarget: { documents: { documents: [DOCUMENT] }, targetId: 2 } }
  const form = new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(message) })
  return new Promise((resolve, reject) => {
    const { host, port } = source
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const outgoing = request(
      { host, port, path: `${CHANNEL}?VER=8&RID=1`, method: 'POST', headers, agent },
      response => {
        response.resume()
        response.on('end', () => resolve(String(response.headers['x-http-session-id'])))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(String(form))
  })
}

/** Holds a channel's stream open and calls back with everything that arrives on it. */
async function listen(onText: (text: string) => void): Promise<void> {
  const id = await handshake()
  const { host, port } = source
  await new Promise<void>((resolve, reject) => {
    const path = `${CHANNEL}?SID=${id}&RID=rpc&AID=0&CI=0&TYPE=xmlhttp`
    const outgoing = get({ host, port, path, agent }, response => {
      open.push(response)
      response.setEncoding('utf8')
      response.on('data', onText)
      response.on('error', () => undefined)
      resolve()
    })
    outgoing.on('error', reject)
  })
}

it(
  `an update reaches ${LISTENERS} listeners of the data source, each once, within ${UPDATE_MS / 1000} s`,
  async () => {
    const heard = new Map<number, string>()
    const beganMs = performance.now()
    for (let from = 0; from < LISTENERS; from += AT_ONCE) {
      const group = Array.from({ length: AT_ONCE }, (_, i) => from + i)
      await Promise.all(group.map(i => listen(text => heard.set(i, (heard.get(i) ?? '') + text))))
    }
    expect(performance.now() - beganMs).toBeLessThan(OPENING_MS)
    expect(source.counts()).toMatchObject({ sessions: LISTENERS, targets: LISTENERS })

    const startMs = performance.now()
    source.set(PATH, { sheet: { version: 'two' } })
    await expect
      .poll(() => [...heard.values()].filter(text => text.includes('"two"')).length, {
        timeout: UPDATE_MS,
        interval: 20,
      })
      .toBe(LISTENERS)
    const tookMs = Math.round(performance.now() - startMs)
    console.log(
      `${LISTENERS} listeners: opened in ${Math.round(startMs - beganMs)} ms, updated in ${tookMs} ms`,
    )
    const twice = [...heard.values()].filter(text => text.split('"two"').length !== 2)
    expect(twice).toEqual([])
  },
  OPENING_MS + UPDATE_MS,
)
