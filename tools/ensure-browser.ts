import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './browser.ts'

/** Installs Debian's chromium where this program runs as root; returns whether that worked. */
function installChromium(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('No Chromium found; installing it with apt-get …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]): boolean =>
    spawnSync('/usr/bin/apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  return apt('update') && apt('install', '--yes', '--no-install-recommends', 'chromium')
}

/** Returns the path of the browser that the tests drive, installed where it is missing. Throws with what to do. */
export function ensureBrowser(): string {
  try {
    return findBrowser()
  } catch (error) {
    if (process.env.CHROMIUM_PATH || !installChromium()) throw error
    return findBrowser()
  }
}
