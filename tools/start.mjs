import { run } from './install.mjs'

await run('./start.ts')
