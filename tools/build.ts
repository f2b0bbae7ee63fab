import { build } from 'vite'
import { describeWeights, weighBuild } from './build/budgets.ts'
import { describeOpenPoints, refuseOpenPoints } from './build/open-points.ts'
import { prerender } from './build/prerender.ts'
import { readRecord } from './build/record.ts'
import { writeSiteFiles } from './build/sitemap.ts'

const DIST = 'dist'
const SERVER = '.cache/prerender'

/**
 * Builds the site into dist/: the client, then every route's HTML, then sitemap, robots and the 404 page. Says what it
 * all weighs, and which points of the content are still open.
 */
async function main(): Promise<void> {
  refuseOpenPoints()
  await build({ logLevel: 'warn' })
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: SERVER, emptyOutDir: true, copyPublicDir: false },
  })
  const record = readRecord()
  await prerender(DIST, record, SERVER)
  writeSiteFiles(DIST)
  console.log(describeWeights(weighBuild({ dist: DIST, record }), true))
  const open = describeOpenPoints()
  if (open) console.log(open)
}

// A test runner's own environment must not choose React's development build.
process.env.NODE_ENV = 'production'
await main()
