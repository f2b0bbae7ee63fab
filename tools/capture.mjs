import { run } from './install.mjs'

await run('./capture/main.ts')
