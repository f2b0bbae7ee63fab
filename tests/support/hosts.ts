import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { server as superstatic } from 'superstatic'
import { freePort } from '../../tools/ports.ts'
import { loadSite, serveSite } from '../../tools/serve.ts'
import { HAS_NGINX, startInstalledNginx } from './installed-nginx.ts'

/** A program that serves a built site over HTTP. */
export interface Host {
  /** Its address, without a closing slash. */
  readonly origin: string
  close(): Promise<void>
}

const LOOPBACK = '127.0.0.1'

/** The server of `npm start`. */
async function startLocal(dist: string): Promise<Host> {
  const server = await serveSite(await loadSite(dist))
  return { origin: server.url.replace(/\/$/, ''), close: server.close }
}

/** The engine of Firebase's hosting emulator, with the settings of firebase.json. */
async function startFirebase(dist: string): Promise<Host> {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))
  const port = await freePort(0)
  const config = { ...hosting, public: relative('.', dist) }
  const server = superstatic({
    port,
    hostname: LOOPBACK,
    config,
    cwd: process.cwd(),
    compression: true,
    stack: 'strict',
  })
  const listening = await new Promise<ReturnType<typeof server.listen>>(done => {
    const http = server.listen(() => done(http))
  })
  return {
    origin: `http://${LOOPBACK}:${port}`,
    close: () => new Promise(done => listening.close(() => done())),
  }
}

export const EMULATOR_ENGINE = 'the engine of the hosting emulator'

/** Every host whose configuration the repository holds and that this machine can run, by its name. */
export const HOSTS: ReadonlyMap<string, (dist: string) => Promise<Host>> = new Map([
  ['the local server', startLocal],
  [EMULATOR_ENGINE, startFirebase],
  ...(HAS_NGINX ? [['nginx', startInstalledNginx] as const] : []),
])
