import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { HOME, ROUTES, type RouteInfo } from '../../src/content/routes.ts'
import type { render as Render } from '../../src/prerender.tsx'
import { LATER_STYLES } from './chunks.ts'
import { type BuildRecord, chunkOf, withImports } from './record.ts'

/** The faces that the landing page does without until it has painted. */
const LATER_FONTS = 'src/ui/fonts-later.css'

/** The font of the first paint. */
const FIRST_FONT = 'src/ui/fonts/anek-latin.woff2'

/** Returns what a served page starts with: the landing page is never hydrated, a text page is by React. */
const startOf = (route: RouteInfo): readonly string[] =>
  route === HOME ? ['src/stages/start.ts'] : ['src/app/client.tsx', `src/${route.page}`]

/** Returns the tag that gives the landing page all its fonts where no script can ask for them later. */
function withoutScripts({ chunks }: BuildRecord): string {
  const [sheet] = Object.values(chunks).find(({ facade }) => facade === LATER_FONTS)?.css ?? []
  if (!sheet) throw new Error(`the build has no ${LATER_FONTS}`)
  return `<noscript><link rel="stylesheet" href="/${sheet}"></noscript>`
}

/** What of the landing page no window shows first: its styles come right before it, and Chromium paints what is ahead of them. */
const LATER = '<section id="representation"'

/**
 * Returns the files of a page: the scripts that it starts with once it has been painted, the style sheets of its first window,
 * and those of what comes later.
 */
function filesOf(record: BuildRecord, route: RouteInfo) {
  const scriptsOf = (modules: readonly string[]) => [
    ...withImports(
      record,
      modules.map(module => chunkOf(record, module)),
    ),
  ]
  const scripts = scriptsOf(startOf(route)).filter(file => !record.chunks[file]?.isEntry)
  const styled = scriptsOf([`src/${route.page}`, ...startOf(route)])
  const isLater = (file: string) => record.chunks[file]?.modules.some(module => LATER_STYLES.test(module))
  const sheetsOf = (files: readonly string[]) => [
    ...new Set(files.flatMap(file => record.chunks[file]?.css ?? [])),
  ]
  return {
    scripts,
    first: sheetsOf(styled.filter(file => !isLater(file))),
    later: sheetsOf(styled.filter(isLater)),
  }
}

/** Returns the sheets that nothing loads later: those of the entry, and of a page that is never rendered again. */
const sheetsForNobody = ({ chunks }: BuildRecord, route: RouteInfo): readonly string[] =>
  Object.values(chunks)
    .filter(({ isEntry, facade }) => isEntry || (route === HOME && facade === `src/${route.page}`))
    .flatMap(({ css }) => css)

/**
 * Puts the styles that a page names into it, ahead of what is preloaded: to ask for them keeps a slow phone half a second from
 * its first paint. Each comes once and in its order, the last of two counts as it does in the cascade. What is loaded later
 * takes the sheets for there by their links, which load nothing. The page's own policy lets in these styles and no others.
 */
function stylesWithin(html: string, dist: string, unlinked: readonly string[]): string {
  const links = [...html.matchAll(/\n *<link rel="(stylesheet|modulepreload)"[^>]* href="\/([^"]+)">/g)]
  const last = new Map(links.map(link => [link[2], link]))
  const of = (rel: string) => links.filter(link => link[1] === rel && last.get(link[2]) === link)
  const files = of('stylesheet').map(([, , file = '']) => file)
  const styles = files.map(file => readFileSync(join(dist, file), 'utf8').trim()).join('')
  const hash = createHash('sha256').update(styles).digest('base64')
  const rest = links
    .reduce((page, [tag]) => page.replace(tag, ''), html)
    .replace(
      /http-equiv="Content-Security-Policy" content="[^"]*/,
      rules => `${rules}; style-src-elem 'self' 'sha256-${hash}'`,
    )
  return rest.replace('\n    <!--styles-->', () =>
    [
      `<style>${styles}</style>`,
      ...files
        .filter(file => !unlinked.includes(file))
        .map(file => `<link rel="stylesheet" href="/${file}" disabled>`),
      ...of('modulepreload').map(([tag]) => tag.trim()),
    ].reduce((head, tag) => `${head}\n    ${tag}`, ''),
  )
}

/** Lets the page be painted before its scripts: what starts it comes last, and all that it starts in a template. */
function scriptsLast(html: string, scripts: readonly string[]): string {
  const preloads = scripts
    .filter(script => !html.includes(`href="/${script}"`))
    .map(script => `<link rel="modulepreload" href="/${script}">`)
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('\n  </head>', () => `\n    <template data-scripts>${preloads.join('')}</template>\n  </head>`)
}

/**
 * Writes every route's HTML into a built site, whose `index.html` is the template of all.
 * @param server the folder of the build that renders them
 */
export async function prerender(dist: string, record: BuildRecord, server: string): Promise<void> {
  const module = pathToFileURL(join(process.cwd(), server, 'prerender.js')).href
  const { render } = (await import(module)) as { render: typeof Render }
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const font = record.assets[FIRST_FONT]
  if (!font) throw new Error('the build has no font for the first paint')
  const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`
  for (const route of ROUTES) {
    const { head, html } = await render(route.path)
    const { scripts, first, later } = filesOf(record, route)
    const links = [
      preload,
      '<!--styles-->',
      ...first.map(sheet => `<link rel="stylesheet" href="/${sheet}">`),
      ...(route === HOME ? [withoutScripts(record)] : []),
    ]
    const rest = later.map(sheet => `<link rel="stylesheet" href="/${sheet}" fetchpriority="low">`).join('')
    if (rest && !html.includes(LATER)) throw new Error(`${route.path} has no ${LATER}`)
    const page = template
      .replace('<!--head-->', () => [head, ...links].join('\n    '))
      // React writes a value to an attribute that needs none.
      .replace('<!--page-->', () => html.replaceAll(' hidden=""', ' hidden').replace(LATER, rest + LATER))
      .replace('data-scene="off"', route === HOME ? 'data-scene="loading"' : 'data-scene="off"')
      .replace('<div id="root">', `<div id="root" data-route="${route.path}">`)
    const file = route === HOME ? 'index.html' : `${route.path.slice(1)}.html`
    writeFileSync(
      join(dist, file),
      scriptsLast(stylesWithin(page, dist, sheetsForNobody(record, route)), scripts),
    )
  }
}
