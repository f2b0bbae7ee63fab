import { Agent, get, type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LISTEN_CHANNEL_PATH } from '../../tools/data-source/channels.ts'
import { type DataSource, startDataSource } from '../../tools/data-source/server.ts'

const LISTENERS = 1000
/** Opened side by side: more would only queue. */
const AT_ONCE = 100
const PATH = 'config/data_sheet'
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

/** Opens a channel that listens to the document, as the client does, and calls back with everything that arrives. */
async function listen(onText: (text: string) => void): Promise<void> {
  const { host, port } = source
  const message = { addTarget: { documents: { documents: [DOCUMENT] }, targetId: 2 } }
  const form = new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(message) })
  const id = await new Promise<string>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const to = { host, port, path: `${LISTEN_CHANNEL_PATH}?VER=8&RID=1`, method: 'POST', headers, agent }
    request(to, response =>
      response.resume().on('end', () => resolve(String(response.headers['x-http-session-id']))),
    )
      .on('error', reject)
      .end(String(form))
  })
  await new Promise<void>((resolve, reject) => {
    const path = `${LISTEN_CHANNEL_PATH}?SID=${id}&RID=rpc&AID=0&CI=0&TYPE=xmlhttp`
    get({ host, port, path, agent }, response => {
      open.push(response.setEncoding('utf8').on('data', onText))
      response.on('error', () => undefined)
      resolve()
    }).on('error', reject)
  })
}

it(`an update reaches ${LISTENERS} listeners of the data source, each once`, async () => {
  const heard = new Map<number, string>()
  const startMs = performance.now()
  for (let from = 0; from < LISTENERS; from += AT_ONCE) {
    const group = Array.from({ length: AT_ONCE }, (_, i) => from + i)
    await Promise.all(group.map(i => listen(text => heard.set(i, (heard.get(i) ?? '') + text))))
  }
  expect(source.counts()).toMatchObject({ sessions: LISTENERS, targets: LISTENERS })
  const openMs = performance.now()
  source.set(PATH, { sheet: { version: 'two' } })
  const reached = () => [...heard.values()].filter(text => text.includes('"two"')).length
  await expect.poll(reached, { interval: 20 }).toBe(LISTENERS)
  console.log(`opened in ${openMs - startMs} ms, updated in ${performance.now() - openMs} ms`)
  expect([...heard.values()].filter(text => text.split('"two"').length !== 2)).toEqual([])
})
