import { join } from 'node:path'
import { build } from 'vite'
import { describeWeights, weighBuild } from './budgets.ts'
import { describeOpenPoints, refuseOpenPoints } from './open-points.ts'
import { packSite } from './pack.ts'
import { currentPlace } from './places.ts'
import { prerender } from './prerender.ts'
import { readRecord } from './record.ts'
import { writeSiteFiles } from './sitemap.ts'

/**
 * Builds the site into its place: the client, then every route's HTML, then sitemap, robots and the 404 page, then what
 * is compressed. Says what it all weighs, and which points of the content are still open. Started by `build-site.ts`,
 * which sees to it that no other build is under way.
 */
async function main(): Promise<void> {
  refuseOpenPoints()
  const { dist, packed, beside } = currentPlace()
  const server = join(beside, 'prerender')
  await build({ logLevel: 'warn', build: { outDir: dist } })
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: server, emptyOutDir: true, copyPublicDir: false },
  })
  const record = readRecord(beside)
  await prerender(dist, record, server)
  writeSiteFiles(dist)
  if (packed) await packSite(dist)
  console.log(describeWeights(weighBuild({ dist, record }), true))
  const open = describeOpenPoints()
  if (open) console.log(open)
}

await main()
