import { deployFaults, frameFaults } from './build/deploy-faults.ts'
import { operatorSettings } from './operator-settings.ts'
import { readFrameOrigins } from './settings.ts'

/** Says whether dist/ may be deployed; a deploy by Firebase's own program asks this first (firebase.json). */
const faults = [...deployFaults('dist'), ...frameFaults(readFrameOrigins(operatorSettings()))]
for (const fault of faults) console.error(`Not for visitors: ${fault}`)
if (faults.length === 0) console.log('dist/ can be deployed.')
process.exitCode = faults.length === 0 ? 0 : 1
