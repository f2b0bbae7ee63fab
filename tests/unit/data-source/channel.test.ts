import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LISTEN_CHANNEL_PATH } from '../../../tools/data-source/channels.ts'
import { type DataSource, startDataSource } from '../../../tools/data-source/server.ts'

const NAME = 'projects/demo/databases/(default)/documents/config/data_sheet'
const ADD = JSON.stringify({ addTarget: { documents: { documents: [NAME] }, targetId: 2 } })

let source: DataSource
beforeEach(async () => {
  source = await startDataSource({ documents: { 'config/data_sheet': { text: '😀' } } })
})
afterEach(async () => {
  await source.close()
})

async function request(
  query: string,
  form?: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const url = `http://${source.host}:${source.port}${LISTEN_CHANNEL_PATH}?VER=8&${query}`
  const response = await fetch(url, form ? { method: 'POST', body: new URLSearchParams(form) } : {})
  return { status: response.status, text: await response.text() }
}

/** The payload of an answer that is one chunk, whose stated length must be right. */
function payload(text: string): unknown[] {
  const [, length, json = ''] = /^(\d+)\n([\s\S]*)$/.exec(text) ?? []
  expect(Number(length)).toBe(json.length)
  return JSON.parse(json)
}

async function open(form: Record<string, string>): Promise<string> {
  const [[, [, sessionId]]] = payload((await request('RID=1&CVER=22', form)).text) as [
    [number, [string, string]],
  ]
  return sessionId
}

const poll = (sessionId: string, arrayId: number) =>
  request(`RID=rpc&CI=1&TYPE=xmlhttp&SID=${sessionId}&AID=${arrayId}`).then(({ text }) => payload(text))

describe('the listen channel', () => {
  it('sends a document, numbered from 1, and again what was not acknowledged', async () => {
    const sessionId = await open({ count: '1', ofs: '0', req0___data__: ADD })
    const arrays = await poll(sessionId, 0)
    expect(arrays.map(array => Object(array)[0])).toEqual([1, 2, 3, 4])
    expect(JSON.stringify(arrays)).toContain('😀')
    expect(await poll(sessionId, 2)).toEqual(arrays.slice(2))
  })

  it('answers a long poll with a sign of life when there is no news', async () => {
    const sessionId = await open({ count: '0' })
    const { text } = await request(`RID=rpc&CI=1&TO=20&SID=${sessionId}&AID=0`)
    expect(payload(text)).toEqual([[1, ['noop']]])
  })

  it('ends on request and does not know the session any more', async () => {
    const sessionId = await open({ count: '1', ofs: '0', req0___data__: ADD })
    await request(`RID=3&SID=${sessionId}&TYPE=terminate`, {})
    expect(source.counts()).toMatchObject({ sessions: 0, targets: 0 })
    const { status, text } = await request(`RID=rpc&SID=${sessionId}&AID=0`)
    expect([status, text.includes('Unknown SID')]).toEqual([400, true])
  })

  it('denies a query and a name that is no document', async () => {
    const query = JSON.stringify({ addTarget: { query: { parent: 'p', structuredQuery: {} }, targetId: 4 } })
    const odd = JSON.stringify({ addTarget: { documents: { documents: ['nonsense'] }, targetId: 6 } })
    const sessionId = await open({ count: '2', ofs: '0', req0___data__: query, req1___data__: odd })
    const causes = (await poll(sessionId, 0)).map(array => Object(array)[1][0].targetChange.cause.code)
    expect(causes).toEqual([7, 3])
  })
})
