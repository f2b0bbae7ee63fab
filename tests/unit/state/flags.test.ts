import { describe, expect, it } from 'vitest'
import { parseFlags } from '../../../src/state/flags.ts'

describe('the flags of the address', () => {
  it.each([
    ['', {}],
    ['?tour', { tour: 'once' }],
    ['?tour=loop&quality=lean', { tour: 'loop', quality: 'lean' }],
    ['?quality=full', { quality: 'full' }],
    ['?utm_source=stand&tours=loop', {}],
  ])('%s', (search, flags) => {
    expect(parseFlags(search)).toEqual({ flags, unknown: [] })
  })

  it('ignores unknown values and says which', () => {
    expect(parseFlags('?tour=twice&quality=ultra')).toEqual({
      flags: {},
      unknown: ['quality=ultra', 'tour=twice'],
    })
    expect(parseFlags('?tour=constructor').flags).toEqual({})
  })
})
