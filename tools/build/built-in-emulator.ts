import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Address {
  readonly host: string
  readonly port: number
}

const EMULATOR = /emulator:\{host:["'`]([^"'`]+)["'`],port:(\d+)\}/

/** Returns the emulator's address in the text of a script; undefined in one that has none. */
export function emulatorIn(script: string): Address | undefined {
  const [, host, port] = EMULATOR.exec(script) ?? []
  return host && port ? { host, port: Number(port) } : undefined
}

/** Returns the emulator's address in the scripts of a built site; undefined in one that has none. */
export function builtInEmulator(dist: string): Address | undefined {
  const assets = join(dist, 'assets')
  const scripts = readdirSync(assets).filter(name => name.endsWith('.js'))
  return emulatorIn(scripts.map(name => readFileSync(join(assets, name), 'utf8')).join('\n'))
}
