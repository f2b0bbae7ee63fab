import { serveSite } from '../../tools/serve.ts'
import { HAS_NGINX, startInstalledNginx } from './installed-nginx.ts'

/** A program that serves a built site over HTTP. */
export interface Host {
  /** Its address, without a closing slash. */
  readonly origin: string
  close(): Promise<void>
}

/** The server of `npm start`: the engine of Firebase's hosting emulator, with the rules of firebase.json. */
async function startLocal(dist: string): Promise<Host> {
  const server = await serveSite(dist)
  return { origin: server.url.replace(/\/$/, ''), close: server.close }
}

/** Every host whose configuration the repository holds and that this machine can run, by its name. */
export const HOSTS: ReadonlyMap<string, (dist: string) => Promise<Host>> = new Map([
  ['the local server', startLocal],
  ...(HAS_NGINX ? [['nginx', startInstalledNginx] as const] : []),
])
