import { get } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DocumentStore } from '../../../tools/data-source/documents.ts'
import { ListenStream } from '../../../tools/data-source/listen.ts'
import { type DataSource, startDataSource } from '../../../tools/data-source/server.ts'
import { encodeFields } from '../../../tools/data-source/values.ts'

const ROOT = 'projects/demo/databases/(default)/documents'
const NAME = `${ROOT}/config/data_sheet`

let source: DataSource
beforeEach(async () => {
  source = await startDataSource()
})
afterEach(async () => {
  await source.close()
})

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`http://${source.host}:${source.port}/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

describe('one document', () => {
  it('is read once it is there', async () => {
    expect((await call('GET', NAME)).status).toBe(404)
    source.set('config/data_sheet', { sheet: { a: 1 } })
    const { body } = await call('GET', NAME)
    expect(body).toMatchObject({ name: NAME, fields: encodeFields({ sheet: { a: 1 } }) })
    expect(body.createTime).toBe(body.updateTime)
  })

  it.each([
    ['no JSON', '{"fields":'],
    ['no object', '[]'],
    ['no values', { writes: [{ update: { name: NAME, fields: { a: 1 } } }] }],
  ])('answers a body with %s by 400 and keeps what it has', async (_, body) => {
    source.set('config/data_sheet', { sheet: {} })
    expect((await call('POST', `${ROOT}:commit`, body)).status).toBe(400)
    expect(source.get('config/data_sheet')).toEqual({ sheet: {} })
  })
})

it('a change is later than all that a client knows, also after a restart on a clock that was set back', () => {
  const store = new DocumentStore()
  const send = () => undefined
  const stream = new ListenStream({ store, send, refusal: send, onTargetAdded: send })
  const resumeToken = btoa('2999-12-31T23:59:59.999999Z')
  stream.receive({ addTarget: { targetId: 2, documents: { documents: [NAME] }, resumeToken } })
  expect(store.write('config/data_sheet', {}).updateTime).toMatch(/^3000/)
})

describe('several documents', () => {
  it('are committed together or not at all, each in the fields that are named', async () => {
    source.set('config/data_sheet', { sheet: { a: 1 }, other: 'kept' })
    const writes = [
      {
        update: { name: NAME, fields: encodeFields({ sheet: { b: 2 } }) },
        updateMask: { fieldPaths: ['sheet'] },
      },
      { update: { name: `${ROOT}/config/new`, fields: {} }, currentDocument: { exists: false } },
    ]
    expect((await call('POST', `${ROOT}:commit`, { writes })).body.writeResults).toHaveLength(2)
    expect(source.get('config/data_sheet')).toEqual({ sheet: { b: 2 }, other: 'kept' })
    source.set('config/data_sheet', {})
    const again = await call('POST', `${ROOT}:commit`, { writes })
    expect([again.status, again.body.error.status]).toEqual([400, 'FAILED_PRECONDITION'])
    expect(source.get('config/data_sheet')).toEqual({})
  })

  it.each([
    ['GET', `${ROOT}/config`],
    ['POST', `${ROOT}:runQuery`],
  ])('are not listed: %s %s', async (method, path) => {
    expect((await call(method, path, method === 'POST' ? {} : undefined)).status).toBe(403)
  })
})

describe('who may use it', () => {
  it('refuses to serve other machines', async () => {
    await expect(startDataSource({ host: '0.0.0.0' })).rejects.toThrow('this machine only')
  })

  it('answers pages of this machine by name and no others', async () => {
    const own = 'http://localhost:4173'
    const response = await fetch(`http://${source.host}:${source.port}/`, { headers: { Origin: own } })
    expect(response.headers.get('access-control-allow-origin')).toBe(own)
    const body = { writes: [{ update: { name: NAME, fields: {} } }] }
    const foreign = await call('POST', `${ROOT}:commit`, body, { Origin: 'https://elsewhere.example' })
    expect(foreign.status).toBe(403)
    expect(source.get('config/data_sheet')).toBeUndefined()
  })
})

describe('a page of another name that resolves to this machine', () => {
  const statusFor = (host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const options = { host: source.host, port: source.port, path: `/v1/${NAME}`, headers: { Host: host } }
      get(options, response => resolve(response.resume().statusCode)).on('error', reject)
    })

  it('is not answered, by whatever name it asks', async () => {
    source.set('config/data_sheet', { sheet: { a: 1 } })
    expect(await statusFor('rebound.example:8080')).toBe(403)
    expect(await statusFor('127.0.0.1.example')).toBe(403)
    for (const own of [`127.0.0.1:${source.port}`, 'localhost:8080', '[::1]:8080'])
      expect([own, await statusFor(own)]).toEqual([own, 200])
  })
})
