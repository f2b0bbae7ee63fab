import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { currentLayout, onLayout } from '../viewport/layout.ts'
import { Contours } from './contours/contours.tsx'
import { Drawing } from './drawing.tsx'
import { KolamLine } from './kolam/kolam.tsx'
import { Numerals } from './numerals/numerals.tsx'
import { Paper } from './paper/paper.tsx'
import { Phone } from './phone/phone.tsx'
import type { ScreenPictures } from './phone/screen-picture.ts'
import { type Shared, SharedContext } from './shared.ts'
import { Floors } from './solids/floors.tsx'
import { Pieces } from './solids/pieces.tsx'
import { Shades } from './solids/shades.tsx'
import { SunField } from './sun/field.tsx'
import { Sun } from './sun/sun.tsx'
import { Threads } from './threads/threads.tsx'
import { Towers } from './towers/towers.tsx'

interface SceneProps {
  readonly shared: Shared
  /** The game's screenshot and its clock; the scene waits for them. */
  readonly pictures: Promise<ScreenPictures>
  /** Called when all of it stands. */
  readonly onMounted: () => void
}

const subscribe = (changed: () => void) => onLayout(changed)
const readWidth = () => currentLayout().widthPx
const readHeight = () => currentLayout().heightPx

/** The stage's size, px: for what is built for it. */
function useStageSize(): { readonly widthPx: number; readonly heightPx: number } {
  const widthPx = useSyncExternalStore(subscribe, readWidth)
  const heightPx = useSyncExternalStore(subscribe, readHeight)
  return { widthPx, heightPx }
}

/**
 * Everything that is drawn, back to front: a thing is a folder here and a line in this tree. It commits at mount and on
 * layout, never in a frame; each thing reads the sampled picture and writes its own uniforms in its `useFrame`, in this
 * order, and <Drawing /> draws what they have written.
 */
export function Scene({ shared, pictures, onMounted }: SceneProps): ReactNode {
  const size = useStageSize()
  return (
    <SharedContext value={shared}>
      <Suspense>
        <Contours {...size} />
        <SunField />
        <Sun />
        <Paper />
        <Towers />
        <Floors />
        <Shades />
        <Pieces side="behind" />
        <Numerals side="behind" />
        <KolamLine />
        <Phone pictures={pictures} />
        <Pieces side="before" />
        <Numerals side="before" />
        <Threads />
        <Drawing onMounted={onMounted} />
      </Suspense>
    </SharedContext>
  )
}
