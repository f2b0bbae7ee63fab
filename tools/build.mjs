import { run } from './install.mjs'

await run('./build.ts')
