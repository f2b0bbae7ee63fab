import { now } from '../frame/now.ts'

/** The anchor of what is on screen now: the pattern of the sheet, or else the chapter's. */
export function momentHash(): string {
  const pattern = document.getElementById('data-sheet')?.dataset.current
  if (now.stage === 'data-sheet' && pattern) return `#pattern-${pattern}`
  const isBase = document.getElementById('scene')?.dataset.chapter === 'base-pattern'
  return isBase && now.stage === 'representation' ? '#base-pattern' : `#${now.stage}`
}
