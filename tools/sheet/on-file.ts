import { resolve } from 'node:path'

/** What an operation on a file says by a code alone. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this program may not touch it',
  EEXIST: 'it is there already, and is left as it is',
  EISDIR: 'it is a folder, not a file',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'what it should lie in is no folder',
}

/**
 * Does something with a file, whose name is taken from where the person stands: npm changes into the repository's folder.
 * Throws an error that names the file.
 */
export async function onFile<T>(name: string, operation: (path: string) => Promise<T>): Promise<T> {
  try {
    return await operation(resolve(process.env.INIT_CWD ?? '.', name))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const reason = 'code' in error ? REASONS[String(error.code)] : undefined
    throw new Error(`${name}: ${reason ?? error.message}`)
  }
}
