/** Returns what keeps the screen from going dark while something plays, where the browser allows it. */
export function createWakeLock(): (on: boolean) => void {
  let lock: WakeLockSentinel | undefined
  let wanted = false
  let isAsking = false

  async function ask(): Promise<void> {
    // The browser lets go of it whenever the page is hidden.
    if (!wanted || isAsking || (lock && !lock.released) || document.visibilityState !== 'visible') return
    isAsking = true
    try {
      const given = await navigator.wakeLock?.request('screen')
      if (wanted) lock = given
      else await given?.release()
    } catch {
      // Refused, to save power: the tour goes on as long as the screen does.
    } finally {
      isAsking = false
    }
  }
  const onVisible = () => void ask()

  return on => {
    if (on === wanted) return
    wanted = on
    if (on) {
      document.addEventListener('visibilitychange', onVisible)
      void ask()
    } else {
      document.removeEventListener('visibilitychange', onVisible)
      lock?.release().catch(() => undefined)
      lock = undefined
    }
  }
}
