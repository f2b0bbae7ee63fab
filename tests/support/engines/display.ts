import type { TestProject } from 'vitest/node'
import { findEngines } from './find.ts'
import { startDisplay } from './virtual-display.ts'

/** Gives other engines a display that nobody sees, for without a window they have no WebGL. */
export default async function startEngines(_: TestProject): Promise<() => Promise<void>> {
  const { display } = findEngines()
  const { DISPLAY } = process.env
  const own = display && !DISPLAY ? await startDisplay(display) : undefined
  if (own) process.env.DISPLAY = own.name
  return async () => {
    if (own) delete process.env.DISPLAY
    await own?.close()
  }
}
