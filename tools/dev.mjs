import { run } from './install.mjs'

await run('./dev.ts')
