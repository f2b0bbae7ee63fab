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

  it('are found however their slashes and letters are written, and no other path is', () => {
    for (const path of ['/docs/', '//docs', '/%64ocs']) expect(routeFor(path)?.path, path).toBe('/docs')
    expect(routeFor('//')?.path).toBe('/')
    for (const path of ['/Docs', '/docs/pattern', '/%E0%A4%A']) expect(routeFor(path), path).toBeUndefined()
  })
})
