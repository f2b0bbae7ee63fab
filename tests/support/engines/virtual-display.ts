import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Larger than every window of the tests, with room for the browsers' own bars. */
const SCREEN = '1600x1200x24'

/** Starts a display that nobody sees, under the first number that is free; returns its name and what ends it. */
export async function startDisplay(
  program: string,
): Promise<{ readonly name: string; close(): Promise<void> }> {
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('Xvfb has ended')))
  const numbers = child.stdio[3]
  if (!numbers) throw new Error('Xvfb gives no number')
  const [number] = await Promise.race([once(numbers, 'data'), failed])
  failed.catch(() => undefined)
  return {
    name: `:${String(number).trim()}`,
    async close() {
      if (child.exitCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}
