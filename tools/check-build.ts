import { deployFaults } from './build/deploy-faults.ts'
import { placeOf } from './build/places.ts'

/** Says whether dist/ may be deployed; a deploy by Firebase's own program asks this first (firebase.json). */
const { dist } = placeOf('visitors')
const faults = deployFaults(dist)
for (const fault of faults) console.error(`Not for visitors: ${fault}`)
if (faults.length === 0) console.log(`${dist}/ can be deployed.`)
process.exitCode = faults.length === 0 ? 0 : 1
