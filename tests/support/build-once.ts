import { buildForTests } from '../../tools/build-for-tests.ts'

/** Before the first test of the built site: builds it, unless this run or whoever started it has done so. */
export default async function buildOnce(): Promise<void> {
  if (!process.env.DIST_READY) await buildForTests()
  process.env.DIST_READY = '1'
}
