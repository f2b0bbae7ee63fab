import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from '../tests/support/browser.ts'

const HOW_TO = `Install Chromium (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to the program.`

/** Installs Debian's chromium where this user may; answers whether that worked. */
function installChromium(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]): boolean => {
    const [program = '', ...rest] = [...asRoot, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  return apt('update') && apt('install', '--yes', '--no-install-recommends', 'chromium')
}

/** Path of the browser that the tests drive, installed where it is missing. Throws with what to do. */
export function ensureBrowser(): string {
  try {
    return findBrowser()
  } catch (error) {
    if (process.env.CHROMIUM_PATH) throw error
    console.log('No Chromium found; installing it with apt-get …')
    if (installChromium()) return findBrowser()
    throw new Error(`No Chromium found, and it could not be installed. ${HOW_TO}`)
  }
}
