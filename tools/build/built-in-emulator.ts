import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const EMULATOR = /emulator:\{host:["'`]([^"'`]+)["'`],port:(\d+)\}/

/** Returns the emulator's address in the scripts of a built site; undefined in one that has none. */
export function builtInEmulator(dist: string): { host: string; port: number } | undefined {
  const assets = join(dist, 'assets')
  for (const name of readdirSync(assets).filter(name => name.endsWith('.js'))) {
    const [, host, port] = EMULATOR.exec(readFileSync(join(assets, name), 'utf8')) ?? []
    if (host && port) return { host, port: Number(port) }
  }
  return undefined
}
