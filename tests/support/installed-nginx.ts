import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tools/ports.ts'
import { nginxSteps } from './nginx-steps.ts'

/** Whether Debian's nginx is here, and the module that sends files compressed with brotli. */
export const HAS_NGINX = existsSync('/usr/sbin/nginx') && existsSync('/etc/nginx/sites-available/default')
export const HAS_BROTLI = HAS_NGINX && existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')

export interface InstalledNginx {
  /** Its address by TLS, with a certificate that nobody trusts, and by plain HTTP; without a closing slash. */
  readonly origin: string
  readonly plainOrigin: string
  close(): Promise<void>
}

/** Folders of a Debian machine that the steps and the configuration name. */
const FOLDERS = ['/etc/nginx', '/etc/ssl', '/var/www', '/var/log/nginx', '/run']

/** Returns the commands that the head of nginx/site.conf tells a person to run, up to the point where the site stands. */
function steps(): readonly string[] {
  const needsModule = (command: string) => command.includes('brotli.conf') && !HAS_BROTLI
  return nginxSteps().filter(command => !/^(apt-get|nginx) /.test(command) && !needsModule(command))
}

/** Applies a change to every file below a folder; links into the copied folders are made to lead into the copies. */
function rewrite(folder: string, change: (text: string) => string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const stat = lstatSync(path)
    if (stat.isDirectory()) rewrite(path, change)
    else if (stat.isSymbolicLink()) {
      const target = change(readlinkSync(path))
      rmSync(path)
      symlinkSync(target, path)
    } else writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
}

/** Whether this machine has an address of that kind; a kernel without them refuses to listen there. */
export const HAS_IPV6 = Object.values(networkInterfaces()).some(each =>
  each?.some(({ family }) => family === 'IPv6'),
)

/**
 * Follows the steps of nginx/site.conf on a copy of what Debian's package installs, its own welcome page included, and
 * starts that copy on ports of its own.
 */
export async function startInstalledNginx(dist: string): Promise<InstalledNginx> {
  const root = mkdtempSync(join(tmpdir(), 'nginx-'))
  // Its workers are another user.
  chmodSync(root, 0o755)
  for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true })
  cpSync('/etc/nginx', join(root, '/etc/nginx'), { recursive: true, verbatimSymlinks: true })
  const moved = (text: string): string =>
    text.replaceAll(new RegExp(`(?<![\\w.])(?:${FOLDERS.join('|')})(?=/)`, 'g'), `${root}$&`)
  const here = (command: string): string => moved(command).replace(' dist ', ` ${resolve(dist)} `)
  for (const step of steps()) execFileSync('sh', ['-ec', here(step)], { stdio: 'pipe' })

  const ports = { 80: await freePort(0), 443: await freePort(0) }
  rewrite(join(root, '/etc/nginx'), text =>
    moved(text)
      .replace(/^\s*listen \[::\].*$/gm, line => (HAS_IPV6 ? line : ''))
      .replace(/(listen (?:\[::\]:)?)(80|443)\b/g, (_, listen, port: '80' | '443') => listen + ports[port]),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temporary.map(name => `${name}_temp_path ${root}/run/${name};\n`).join('')
  writeFileSync(join(root, '/etc/nginx/conf.d/temporary.conf'), paths)

  const args = ['-c', join(root, '/etc/nginx/nginx.conf'), '-g', 'daemon off;']
  const program = spawn('/usr/sbin/nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  program.stderr.on('data', chunk => (said += chunk))
  const plainOrigin = `http://127.0.0.1:${ports[80]}`
  while (!(await fetch(plainOrigin, { redirect: 'manual' }).catch(() => undefined))) {
    if (program.exitCode !== null) throw new Error(`nginx ended: ${said}`)
    await sleep(50)
  }
  return {
    origin: `https://127.0.0.1:${ports[443]}`,
    plainOrigin,
    async close() {
      program.kill()
      if (program.exitCode === null) await once(program, 'exit')
      rmSync(root, { recursive: true })
    },
  }
}
