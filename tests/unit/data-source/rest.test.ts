import { get } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
  it('is written, read and deleted', async () => {
    expect((await call('GET', NAME)).status).toBe(404)
    await call('PATCH', NAME, { fields: encodeFields({ sheet: { a: 1 } }) })
    expect(source.get('config/data_sheet')).toEqual({ sheet: { a: 1 } })
    const { body } = await call('GET', NAME)
    expect(body).toMatchObject({ name: NAME, fields: encodeFields({ sheet: { a: 1 } }) })
    expect(body.createTime).toBe(body.updateTime)
    expect((await call('DELETE', NAME)).status).toBe(200)
    expect(source.get('config/data_sheet')).toBeUndefined()
  })

  it('is changed in the named fields only', async () => {
    source.set('config/data_sheet', { sheet: { a: 1, b: 2, 'x.y': 3 }, other: 'kept' })
    const mask = ['sheet.a', 'sheet.b', 'sheet.`x.y`', 'fresh.inner']
    const query = mask.map(path => `updateMask.fieldPaths=${encodeURIComponent(path)}`).join('&')
    await call('PATCH', `${NAME}?${query}`, {
      fields: encodeFields({ sheet: { a: 10, 'x.y': 30 }, fresh: { inner: true, not: 'named' } }),
    })
    expect(source.get('config/data_sheet')).toEqual({
      sheet: { a: 10, 'x.y': 30 },
      other: 'kept',
      fresh: { inner: true },
    })
  })

  it('is left alone when a precondition does not hold', async () => {
    const create = `${NAME}?currentDocument.exists=false`
    expect((await call('PATCH', create, { fields: {} })).status).toBe(200)
    expect((await call('PATCH', create, { fields: {} })).body.error.status).toBe('FAILED_PRECONDITION')
    expect((await call('DELETE', `${ROOT}/config/none?currentDocument.exists=true`)).status).toBe(400)
  })

  it.each([
    ['no JSON', '{"fields":'],
    ['no object', '[]'],
    ['no values', { fields: { a: 1 } }],
  ])('answers a body with %s by 400 and keeps what it has', async (_, body) => {
    source.set('config/data_sheet', { sheet: {} })
    expect((await call('PATCH', NAME, body)).status).toBe(400)
    expect(source.get('config/data_sheet')).toEqual({ sheet: {} })
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
    const foreign = await call('PATCH', NAME, { fields: {} }, { Origin: 'https://elsewhere.example' })
    expect(foreign.status).toBe(403)
    expect(source.get('config/data_sheet')).toBeUndefined()
  })

  it('answers 403 to everyone while it denies, and 503 while it is unavailable', async () => {
    await source.setFault('denied')
    expect((await call('GET', NAME)).status).toBe(403)
    await source.setFault('unavailable')
    expect((await call('GET', NAME)).status).toBe(503)
    await source.setFault('refuse')
    await expect(call('GET', NAME)).rejects.toThrow()
    await source.setFault('none')
    expect((await call('GET', NAME)).status).toBe(404)
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
