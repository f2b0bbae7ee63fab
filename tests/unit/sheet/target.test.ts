import { afterEach, describe, expect, it, vi } from 'vitest'
import { type DataSource, startDataSource } from '../../../tools/data-source/server.ts'
import { announceSource } from '../../../tools/running-source.ts'
import { readPublished } from '../../../tools/sheet/document.ts'
import { resolveTarget } from '../../../tools/sheet/target.ts'

const SETTINGS = { VITE_FIRESTORE_EMULATOR_HOST: 'localhost', VITE_FIRESTORE_EMULATOR_PORT: '8085' }

describe('where a season goes', () => {
  it('is the emulator of the settings, under the project that the page reads from', () => {
    const target = resolveTarget({}, { ...SETTINGS, VITE_FIREBASE_PROJECT_ID: 'staging-site' })
    expect(target.documents).toBe(
      'http://localhost:8085/v1/projects/staging-site/databases/(default)/documents',
    )
    expect(resolveTarget({}, SETTINGS).documents).toContain(
      'http://localhost:8085/v1/projects/demo-fourfold/',
    )
  })

  it('is the emulator of the option before that of the settings', () => {
    expect(resolveTarget({ emulator: '127.0.0.1:9000' }, SETTINGS).documents).toContain(
      'http://127.0.0.1:9000/',
    )
  })

  it('is a real project only when the option names it', () => {
    const { documents, isEmulator } = resolveTarget({ project: 'real-site' }, SETTINGS)
    expect(documents).toBe(
      'https://firestore.googleapis.com/v1/projects/real-site/databases/(default)/documents',
    )
    expect(isEmulator).toBe(false)
    expect(resolveTarget({}, { ...SETTINGS, VITE_FIREBASE_PROJECT_ID: 'real-site' }).isEmulator).toBe(true)
  })

  it('is the data source that was started last, also on a clock that was set back meanwhile', () => {
    const withdraw = ['127.0.0.1:8081', '127.0.0.1:8082'].map((address, i) => {
      vi.setSystemTime(2e12 - i * 1e9)
      return announceSource(address)
    })
    const { documents } = resolveTarget({}, {})
    vi.useRealTimers()
    for (const end of withdraw) end()
    expect(documents).toContain('http://127.0.0.1:8082/')
  })

  it.each([
    [{ emulator: 'localhost' }, '--emulator must be host:port'],
    [{ emulator: 'no_host:8080' }, 'the host of --emulator must be a host name'],
    [{ emulator: 'localhost:99999' }, 'the port of --emulator must be a port number'],
    [{ project: 'No' }, '--project must be a Firebase project id'],
    [{ emulator: 'localhost:1' }, 'VITE_FIREBASE_PROJECT_ID must be a Firebase project id'],
  ])('is refused for %j', (options, message) => {
    expect(() => resolveTarget(options, { VITE_FIREBASE_PROJECT_ID: 'No' })).toThrow(message)
  })
})

describe('credentials', () => {
  let source: DataSource | undefined
  afterEach(() => source?.close())

  it('of a real project are the token in the environment', async () => {
    const target = resolveTarget({ project: 'real-site' }, { FIREBASE_ACCESS_TOKEN: 'secret' })
    expect(await target.authorize()).toEqual({ Authorization: 'Bearer secret' })
  })

  it('never appear in a message of failure', async () => {
    source = await startDataSource()
    const { documents, resource, ...rest } = resolveTarget(
      { project: 'real-site' },
      { FIREBASE_ACCESS_TOKEN: 'secret' },
    )
    const local = documents.replace(
      'https://firestore.googleapis.com',
      `http://${source.host}:${source.port}`,
    )
    await source.setFault('denied')
    const reading = readPublished({ ...rest, resource, documents: local })
    await expect(reading).rejects.toThrow(/^(?!.*secret).*PERMISSION_DENIED/)
  })
})
