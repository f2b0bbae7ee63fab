import { freePort } from '../../tools/ports.ts'
import { buildForTests } from '../../tools/test-build.ts'

/** Before the first browser test: builds the site, unless whoever started the run has done so. */
export default async function buildOnce(): Promise<void> {
  if (!process.env.DIST_READY) await buildForTests(await freePort(0))
}
