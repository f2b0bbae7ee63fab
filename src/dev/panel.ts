import './panel.css'
import { addStep, type HeldClock, holdClock } from '../frame/loop.ts'
import { FRAME_MS, now } from '../frame/now.ts'
import { jumpTo } from '../frame/scroll.ts'
import { marksAround, PoseEditor } from './poses.ts'

let held: HeldClock | undefined

/** What WebGL has been asked to do since the last frame. */
const count = { draws: 0, calls: 0 }

/** Wraps every method of WebGL 2, for good, so that it counts its calls. */
function countGl(): void {
  const methods = WebGL2RenderingContext.prototype as unknown as Record<string, unknown>
  for (const name of Object.getOwnPropertyNames(methods)) {
    const own = Object.getOwnPropertyDescriptor(methods, name)?.value
    if (typeof own !== 'function') continue
    const step = /^draw(Arrays|Elements|RangeElements)/.test(name) ? 1 : 0
    methods[name] = function (this: unknown, ...args: unknown[]): unknown {
      count.calls++
      count.draws += step
      return own.apply(this, args)
    }
  }
}

function button(label: string, press: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', () => press(made))
  return made
}

/** One frame of a clock that is held; the page's own otherwise. */
const step = (): unknown => held?.step(now.timeMs + FRAME_MS)

function freeze(toggle: HTMLButtonElement): void {
  if (held) {
    held.release()
    held = undefined
  } else held = holdClock()
  toggle.textContent = held ? 'Go on' : 'Freeze'
}

const scrollEnd = (): number => document.documentElement.scrollHeight - window.innerHeight

function slider(): HTMLInputElement {
  const made = document.createElement('input')
  made.type = 'range'
  made.ariaLabel = 'Scroll position'
  made.addEventListener('input', () => {
    jumpTo(made.valueAsNumber)
    step()
  })
  return made
}

/** How the scene is drawn: its state, its tier where it says one, device pixels per CSS px. */
function sceneText(): string {
  const { scene = 'off', quality = 'one tier' } = document.documentElement.dataset
  const canvas = document.querySelector<HTMLCanvasElement>('#scene canvas')
  return canvas ? `${scene}, ${quality}, ${(canvas.width / canvas.clientWidth).toFixed(2)} px/px` : scene
}

/** Adds the panel to the page: where the story stands, what the last frame cost, the clock, and the poses. */
function addPanel(): void {
  const panel = document.createElement('aside')
  panel.className = 'dev-panel'
  panel.ariaLabel = 'Developer panel'
  const text = document.createElement('output')
  const scrub = slider()
  const buttons = document.createElement('div')
  buttons.append(button('Freeze', freeze), button('Step', step))
  const poses = new PoseEditor()
  panel.append(text, scrub, buttons, poses.element)
  document.body.append(panel)
  addStep('dom', () => {
    scrub.max = String(scrollEnd())
    scrub.value = String(now.scrollPx)
    text.value = [
      `${now.stage} ${(now.progress * 100).toFixed(2)} %  ${now.offsetPx.toFixed(0)} px`,
      `marks ${marksAround(now.stage, now.progress)}`,
      `scroll ${now.scrollPx.toFixed(0)}  ${now.velocityPx.toFixed(1)} px/frame`,
      `scene ${sceneText()}`,
      `${count.draws} draws, ${count.calls} calls, ${now.deltaMs.toFixed(1)} ms`,
    ].join('\n')
    count.draws = 0
    count.calls = 0
    poses.follow(now.stage)
    return false
  })
}

countGl()
addPanel()
