import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Every file of the repository, also new ones, in a folder of its own that shares what is installed. */
export function cloneRepository(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  for (const file of execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    // A file that was deleted and not yet committed is listed too.
    cpSync(file, join(folder, file), { force: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export interface Program {
  readonly child: ChildProcess
  /** What it has printed so far. */
  output(): string
  /** Resolves with the match once it is printed; throws with everything printed if the program ends first. */
  printed(pattern: RegExp): Promise<RegExpExecArray>
  /** Sends the signal and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** The exit code, once it has ended by itself. */
  ended(): Promise<number | null>
}

const POLL_MS = 50

/** Starts a program of node in that folder. */
export function startProgram(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Program {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, NODE_ENV: '', ...env } })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const closed = once(child, 'close')
  const ended = async () => {
    await closed
    return child.exitCode
  }
  return {
    child,
    output: () => output,
    ended,
    async printed(pattern) {
      for (;;) {
        const match = pattern.exec(output)
        if (match) return match
        if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${output}`)
        await sleep(POLL_MS)
      }
    },
    end(signal) {
      child.kill(signal)
      return ended()
    },
  }
}
