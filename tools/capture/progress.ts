import { timeText } from './plan.ts'

const WIDTH = 24

/** Returns a function that shows how far a film is, with the time left: in one line where there is a terminal. */
export function showProgress(frames: number): (done: number) => void {
  const startMs = performance.now()
  let shown = -1
  return done => {
    const percent = Math.floor((100 * done) / frames)
    const { stdout } = process
    if (percent === shown || (!stdout.isTTY && percent % 10 !== 0)) return
    shown = percent
    const leftMs = done === 0 ? 0 : ((performance.now() - startMs) / done) * (frames - done)
    const bar = '█'.repeat(Math.round((WIDTH * done) / frames)).padEnd(WIDTH, '░')
    const line = `${bar} ${String(percent).padStart(3)} %  ${done}/${frames}  ${timeText(leftMs).slice(0, -2)} left`
    stdout.write(stdout.isTTY ? `\r${line}` : `${line}\n`)
    if (stdout.isTTY && done === frames) stdout.write('\n')
  }
}
