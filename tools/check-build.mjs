import { run } from './install.mjs'

await run('./check-build.ts')
