import { run } from './install.mjs'

await run('./sheet/main.ts')
