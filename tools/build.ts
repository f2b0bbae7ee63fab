import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import type { render as Render, ROUTES as Routes } from '../src/prerender.tsx'
import { describeWeights, weighBuild } from './budgets.ts'
import { PAGE_MODULES } from './page-modules.ts'
import { writeSiteFiles } from './site-files.ts'

const DIST = 'dist'
const SERVER = '.cache/prerender'

/** Style sheets and scripts that a page's chunk brings, so that the first paint waits for none of them. */
function assetsOf(manifest: Manifest, module: string): string {
  const seen = new Set<string>()
  const tags: string[] = []
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const css of chunk.css ?? []) tags.push(`<link rel="stylesheet" href="/${css}">`)
    if (!chunk.isEntry) tags.push(`<link rel="modulepreload" href="/${chunk.file}">`)
    for (const other of chunk.imports ?? []) visit(other)
  }
  visit(module)
  return tags.join('\n    ')
}

/**
 * Style sheets ahead of what is preloaded, and each address once: the first paint waits for nothing else, and a
 * browser asks for six files at a time. Sheets keep their order, the last of two counts as it does in the cascade.
 */
function sheetsFirst(html: string): string {
  const links = [...html.matchAll(/\n *<link rel="(stylesheet|modulepreload)"[^>]* href="([^"]+)">/g)]
  const last = new Map(links.map(link => [link[2], link]))
  const of = (rel: string) =>
    links.filter(link => link[1] === rel && last.get(link[2]) === link).map(([tag]) => tag)
  const rest = links.reduce((page, [tag]) => page.replace(tag, ''), html)
  return rest.replace('\n    <!--preload-->', () =>
    [...of('stylesheet'), '\n    <!--preload-->', ...of('modulepreload')].join(''),
  )
}

/** Builds the site into dist/: the client, then every route's HTML, then sitemap, robots and the 404 page. Says what it all weighs. */
async function main(): Promise<void> {
  await build({ logLevel: 'warn' })
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: SERVER,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  })
  const server = (await import(pathToFileURL(join(process.cwd(), SERVER, 'prerender.js')).href)) as {
    render: typeof Render
    ROUTES: typeof Routes
  }
  const template = readFileSync(join(DIST, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest
  const font = manifest['src/ui/fonts/anek-latin.woff2']?.file
  if (!font) throw new Error('the build has no font for the first paint')
  const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`
  for (const { path } of server.ROUTES) {
    const { head, html } = await server.render(path)
    const assets = assetsOf(manifest, PAGE_MODULES[path] ?? '')
    const page = template
      .replace('<!--head-->', () => `${head}\n    <!--preload-->\n    ${assets}`)
      .replace('<!--page-->', () => html)
      .replace('data-scene="off"', path === '/' ? 'data-scene="loading"' : 'data-scene="off"')
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    writeFileSync(
      join(DIST, file),
      sheetsFirst(page).replace('<!--preload-->', () => preload),
    )
  }
  writeSiteFiles(DIST, server.ROUTES)
  rmSync(join(DIST, '.vite'), { recursive: true })
  console.log(describeWeights(weighBuild(DIST), true))
}

// A test runner's own environment must not choose React's development build.
process.env.NODE_ENV = 'production'
await main()
