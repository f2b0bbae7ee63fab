import { expect, it, vi } from 'vitest'

/** The flags of a page with that address, and what its console says of them. */
async function flagsOf(search: string) {
  vi.resetModules()
  vi.stubGlobal('location', { search })
  const warn = vi.spyOn(console, 'warn').mockReset()
  const { pageFlags } = await import('../../../src/state/flags.ts')
  return { flags: pageFlags(), warned: warn.mock.calls.flat() }
}

it.each([
  ['', {}],
  ['?tour', { tour: 'once' }],
  ['?tour=loop&quality=lean', { tour: 'loop', quality: 'lean' }],
  ['?quality=full&film=held', { quality: 'full', film: 'held' }],
  ['?film', { film: 'rests' }],
  ['?utm_source=stand&tours=loop', {}],
])('the flags of the address: %s', async (search, flags) => {
  expect(await flagsOf(search)).toEqual({ flags, warned: [] })
})

it('values that are unknown are ignored, and one warning says which', async () => {
  expect(await flagsOf('?tour=constructor&quality=ultra')).toEqual({
    flags: {},
    warned: ['Unknown in the address, and ignored: quality=ultra, tour=constructor'],
  })
})
