import { useSyncExternalStore } from 'react'
import { currentLayout, onLayout } from '../viewport/layout.ts'

const subscribe = (changed: () => void) => onLayout(changed)
const readWidth = () => currentLayout().widthPx
const readHeight = () => currentLayout().heightPx

/** The stage's size, px: for what is built for it. */
export function useStageSize(): { readonly widthPx: number; readonly heightPx: number } {
  const widthPx = useSyncExternalStore(subscribe, readWidth)
  const heightPx = useSyncExternalStore(subscribe, readHeight)
  return { widthPx, heightPx }
}
