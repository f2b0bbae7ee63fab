import { join } from 'node:path'
import { build } from 'vite'
import { describeWeights, weighBuild } from './budgets.ts'
import { FOLDER_VARIABLE, VISITORS_FOLDER } from './build-site.ts'
import { describeOpenPoints, refuseOpenPoints } from './open-points.ts'
import { prerender } from './prerender.ts'
import { readRecord } from './record.ts'
import { writeSiteFiles } from './sitemap.ts'

/**
 * Builds the site into its folder: the client, then every route's HTML, then sitemap and robots. Says what it all weighs,
 * and which points of the content are still open. Started by `build-site.ts`.
 */
refuseOpenPoints()
const folder = process.env[FOLDER_VARIABLE] ?? VISITORS_FOLDER
const dist = join(folder, 'dist')
const server = join(folder, 'prerender')
await build({ logLevel: 'warn', build: { outDir: dist } })
await build({
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: server, emptyOutDir: true, copyPublicDir: false },
})
const record = readRecord(folder)
await prerender(dist, record, server)
writeSiteFiles(dist)
console.log(describeWeights(weighBuild({ dist, record }), true))
const open = describeOpenPoints()
if (open) console.log(open)
