import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { server as superstatic } from 'superstatic'
import { freePort } from '../../tools/ports.ts'
import { loadSite, serveSite } from '../../tools/serve.ts'

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

/** Debian's nginx with nginx/site.conf, on a port and a folder of its own. */
async function startNginx(dist: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort(0)
  const site = readFileSync('nginx/site.conf', 'utf8')
    .replace('listen 80;', `listen ${LOOPBACK}:${port};`)
    .replace('root /var/www/fourfold;', `root "${resolve(dist)}";`)
  writeFileSync(join(folder, 'site.conf'), site)
  const isRoot = process.getuid?.() === 0
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `${isRoot ? 'user root;' : ''}
daemon off;
pid "${folder}/pid";
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map(name => `${name}_temp_path "${folder}/${name}";`).join('\n  ')}
  include "${folder}/site.conf";
}
`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const program = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  const origin = `http://${LOOPBACK}:${port}`
  await untilAnswering(origin, program)
  return {
    origin,
    async close() {
      program.kill()
      await once(program, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

const POLL_MS = 50

/** Throws what the program wrote where it has ended instead of answering. */
async function untilAnswering(origin: string, program: ChildProcess): Promise<void> {
  let said = ''
  program.stderr?.on('data', chunk => (said += chunk))
  while (program.exitCode === null) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer) return
    await sleep(POLL_MS)
  }
  throw new Error(`nginx ended: ${said}`)
}

/** Returns whether a program is in the path of this machine. */
function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program])
    return true
  } catch {
    return false
  }
}

export const EMULATOR_ENGINE = 'the engine of the hosting emulator'

/** Every host whose configuration the repository holds and that this machine can run, by its name. */
export const HOSTS: ReadonlyMap<string, (dist: string) => Promise<Host>> = new Map([
  ['the local server', startLocal],
  [EMULATOR_ENGINE, startFirebase],
  ...(isInstalled('nginx') ? [['nginx', startNginx] as const] : []),
])
