import { expect, it, vi } from 'vitest'
import { endChannel, openChannel } from '../../../src/live/channels.ts'

it('a client ends its own channel at the server and no other one', () => {
  const sendBeacon = vi.fn((_: URL) => true)
  const window = { fetch: async (_: string) => new Response() }
  const globals = { window, location: { href: 'https://example.com/' }, navigator: { sendBeacon } }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const ask = (id: string) =>
    void window.fetch(`/google.firestore.v1.Firestore/Listen/channel?VER=8&SID=${id}`)
  const first = openChannel()
  for (const id of ['a', 'b']) ask(id)
  const second = openChannel()
  for (const id of ['c', 'b']) ask(id)
  for (const each of [first, second]) endChannel(each)
  const ended = sendBeacon.mock.calls.map(([{ search }]) => search)
  expect(ended).toEqual(['?VER=8&SID=b&TYPE=terminate', '?VER=8&SID=c&TYPE=terminate'])
})
