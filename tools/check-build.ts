import { readBuiltWith } from './build/built-with.ts'
import { deployFaults, frameFaults } from './build/deploy-faults.ts'

/** Says whether dist/ may be deployed; a deploy by Firebase's own program asks this first (firebase.json). */
const faults = [...deployFaults('dist'), ...frameFaults(readBuiltWith('dist')?.frameOrigins ?? [])]
for (const fault of faults) console.error(`Not for visitors: ${fault}`)
if (faults.length === 0) console.log('dist/ can be deployed.')
process.exitCode = faults.length === 0 ? 0 : 1
