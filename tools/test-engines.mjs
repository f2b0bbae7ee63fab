import { run } from './install.mjs'

await run('./test-engines.ts')
