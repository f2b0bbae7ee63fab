import { describe, expect, it, vi } from 'vitest'
import { descriptionOf } from '../../../src/content/descriptions.ts'
import { ROUTES, routeFor } from '../../../src/content/routes.ts'

vi.hoisted(() => vi.stubGlobal('__SETTINGS__', { edition: 'real' }))

describe('the routes', () => {
  it('are the seven of the site', () => {
    expect(ROUTES.map(route => route.path)).toEqual([
      '/',
      '/docs',
      '/terms',
      '/privacy-policy',
      '/responsible-gaming-policy',
      '/anti-money-laundering-policy',
      '/skill-certificates',
    ])
  })

  it('have titles and descriptions of their own', () => {
    expect(new Set(ROUTES.map(route => route.title)).size).toBe(ROUTES.length)
    expect(new Set(ROUTES.map(descriptionOf).filter(Boolean)).size).toBe(ROUTES.length)
  })

  it('are found with and without a closing slash, and no other path is', () => {
    expect(routeFor('/docs/')?.path).toBe('/docs')
    expect(routeFor('/')?.path).toBe('/')
    expect(routeFor('/Docs')).toBeUndefined()
    expect(routeFor('/docs/pattern')).toBeUndefined()
  })
})
