import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer from 'puppeteer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureBrowser, findBrowser } from '../../../tools/browser.ts'

let folder = ''

/** Puts a program into the only folder of PATH; returns its path. */
function program(name: string, script = ''): string {
  const file = join(folder, name)
  writeFileSync(file, script)
  chmodSync(file, 0o755)
  return file
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'path-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', '')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('finds the browser that is in PATH, Chromium first, without the help of another program', () => {
  const chrome = program('google-chrome')
  expect(findBrowser()).toBe(chrome)
  const chromium = program('chromium')
  expect(findBrowser()).toBe(chromium)
})

it('takes the one that CHROMIUM_PATH names before any other, and says so where that is none', () => {
  const mine = program('mine')
  program('chromium')
  vi.stubEnv('CHROMIUM_PATH', mine)
  expect(findBrowser()).toBe(mine)
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'gone'))
  expect(ensureBrowser).toThrow('CHROMIUM_PATH names no file')
})

it('says what to do where there is none, and asks nobody for more rights', () => {
  vi.spyOn(puppeteer, 'executablePath').mockImplementation(() => {
    throw new Error('none')
  })
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  const asked = join(folder, 'asked')
  program('sudo', `#!/bin/sh\n: > '${asked}'\n`)
  expect(ensureBrowser).toThrow(/No Chromium found.*CHROMIUM_PATH/)
  expect(existsSync(asked)).toBe(false)
})
