import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const UI = 'src/ui'

const read = (file: string): string => readFileSync(file, 'utf8')

const inlineFonts = (css: string): string =>
  css.replace(/url\("\.\/(fonts\/[^"]+)"\)/g, (_, file: string) => {
    const font = readFileSync(join(UI, file)).toString('base64')
    return `url("data:font/woff2;base64,${font}")`
  })

/** Returns a page that needs nothing but itself: the picture with the site's tokens, fonts and base rules. */
export function documentOf(picture: ReactNode): string {
  const fonts = ['fonts.css', 'fonts-later.css'].map(file => inlineFonts(read(join(UI, file)))).join('\n')
  const base = read(join(UI, 'base.css')).replace(/@import[^;]*;/g, '')
  const styles = [read(join(UI, 'tokens.css')), fonts, base, 'svg { max-width: none }'].join('\n')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles}</style>${renderToStaticMarkup(picture)}</html>`
}

/** Returns the value of one of the site's colours, such as '#0b0a12' for 'ink'. */
export function colour(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(read(join(UI, 'tokens.css')))?.[1]
  if (!value) throw new Error(`tokens.css has no colour ${name}`)
  return value
}
