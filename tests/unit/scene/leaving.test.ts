import { createRoot } from '@react-three/fiber'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadScreen } from '../../../src/scene/phone/screen-picture.ts'
import { openCanvas } from '../../../src/scene/probe.ts'
import { mountScene } from '../../../src/scene/root.tsx'
import { nextTask } from '../../../src/scene/tasks.ts'
import { untilDone } from '../../../src/scene/until-done.ts'

vi.mock('@react-three/fiber', { spy: true })
vi.mock('../../../src/scene/probe.ts')
vi.mock('../../../src/scene/until-done.ts')
vi.mock('../../../src/scene/scene.tsx', () => ({ Scene: () => null }))
vi.mock('../../../src/scene/phone/screen-picture.ts')
vi.mock('../../../src/scene/full.ts', () => ({ FULL: {} }))

/** A promise that is kept when the test says so. */
function deferred<T>() {
  let keep: (value: T) => void = () => undefined
  const promise = new Promise<T>(resolve => {
    keep = resolve
  })
  return { promise, keep }
}

const loseContext = vi.fn()
const unmount = vi.fn()
let driver = deferred<void>()
let configured = deferred<unknown>()

beforeEach(() => {
  driver = deferred()
  configured = deferred()
  const canvas = { remove: vi.fn(), addEventListener: vi.fn(), removeEventListener: vi.fn() }
  const gl = { getExtension: () => ({ loseContext }), getParameter: () => '' }
  vi.mocked(openCanvas).mockReturnValue({ canvas, gl } as unknown as ReturnType<typeof openCanvas>)
  vi.mocked(untilDone).mockReturnValue(driver.promise)
  const root = { configure: () => configured.promise, render: vi.fn(), unmount }
  vi.mocked(createRoot).mockReturnValue(root as unknown as ReturnType<typeof createRoot>)
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const mount = () =>
  mountScene({ append: vi.fn() } as unknown as HTMLElement, {
    pictureUrl: '',
    onTier: vi.fn(),
    untilArrived: () => Promise.resolve(),
    onReady: vi.fn(),
    onGone: vi.fn(),
    onBack: vi.fn(),
    onFailed: reason => {
      throw new Error(reason)
    },
  })
/** Lets everything happen that waits for nothing but its turn. */
async function settle(): Promise<void> {
  await nextTask()
  await nextTask()
}

it('who leaves while the driver is asked leaves no root behind, and the context is given back', async () => {
  const leave = mount()
  leave()
  driver.keep()
  await settle()
  expect(createRoot).not.toHaveBeenCalled()
  expect(loseContext).toHaveBeenCalledTimes(1)
})

it('who leaves while the root is set up leaves none behind, and fiber gives the context back', async () => {
  const leave = mount()
  driver.keep()
  await vi.waitFor(() => expect(createRoot).toHaveBeenCalled())
  leave()
  configured.keep(undefined)
  await settle()
  expect(unmount).toHaveBeenCalledTimes(1)
  expect(loseContext).not.toHaveBeenCalled()
  expect(loadScreen).not.toHaveBeenCalled()
})
