import { run } from './install.mjs'

await run('./check-site/main.ts')
