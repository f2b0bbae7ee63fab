/** A server that takes longer is not there for a visitor who waits. */
const PATIENCE_MS = 5000

/** Returns whether the site's server answers: a script that cannot be had is missing there, or the connection is. */
export async function isServerThere(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch {
    return false
  }
}
