import { dataSheetAtom, layoutModeAtom, sceneAtom, store } from '../state/store.ts'
import { onMeasure } from '../viewport/measure.ts'
import { Control } from './control.ts'
import { itinerary } from './itinerary.ts'
import { Player } from './player.ts'
import { createWakeLock } from './screen.ts'
import { followVisitor } from './visitor.ts'

/** A tour that runs in a loop goes on so long after the last sign of a visitor, ms. */
const RESUME_MS = 20_000

/**
 * Lets the page tell its story by itself: says how it stands in `html[data-tour]` and, chapter by
 * chapter, in `#scene[data-chapter]`.
 * @param main the landing page's main part, which has the focus once the tour has ended
 * @param isLoop whether it goes on by itself after a pause, and starts again after its end
 */
export function startTour(main: HTMLElement, isLoop: boolean): void {
  const { dataset } = document.documentElement
  const scene = document.getElementById('scene')
  const keepAwake = createWakeLock()
  let resume: ReturnType<typeof setTimeout> | undefined

  const player = new Player({
    onChange: announce,
    onEnd: () => (isLoop ? player.restart() : end()),
  })

  /** Leads to the chapter so many further. */
  function step(by: 1 | -1): void {
    const { stops, at } = player
    const chapters = [...new Set(stops.map(({ chapter }) => chapter))]
    const chapter = stops[at]?.chapter
    const to = chapter && chapters[chapters.indexOf(chapter) + by]
    if (to) player.goTo(stops.findIndex(stop => stop.chapter === to))
  }

  const control = new Control({
    onPlay: () => (player.isPlaying ? player.pause() : player.play()),
    onStep: step,
    onEnd: () => {
      end()
      main.focus({ preventScroll: true })
    },
  })

  function announce(): void {
    const stop = player.stops[player.at]
    dataset.tour = player.isPlaying ? 'playing' : 'paused'
    if (scene && stop) scene.dataset.chapter = stop.chapter
    control.write(player)
    keepAwake(player.isPlaying)
    waitForResume()
  }

  function waitForResume(): void {
    clearTimeout(resume)
    if (isLoop && !player.isPlaying) resume = setTimeout(() => player.play(), RESUME_MS)
  }

  let hasBegun = false

  /** Begins once the page shows what it can show. */
  function begin(): void {
    if (hasBegun || !['ready', 'fallback'].includes(store.get(sceneAtom))) return
    hasBegun = true
    player.play()
  }

  function reroute(): void {
    player.route(itinerary())
    control.show(player.stops.length > 0)
    if (player.stops.length === 0) player.pause()
    else announce()
  }

  reroute()
  const stops = [
    onMeasure(reroute),
    store.sub(layoutModeAtom, reroute),
    store.sub(dataSheetAtom, reroute),
    store.sub(sceneAtom, begin),
    followVisitor({
      control: control.element,
      onSign: () => {
        control.wake()
        waitForResume()
      },
      onPause: () => player.pause(),
      onStep: step,
      onVisible: isVisible => player.show(isVisible),
    }),
    () => clearTimeout(resume),
    () => keepAwake(false),
    () => player.stop(),
    () => control.remove(),
  ]
  begin()

  function end(): void {
    for (const stop of stops.splice(0)) stop()
    delete dataset.tour
    if (scene) delete scene.dataset.chapter
  }
}
