import type { ReactNode } from 'react'
import { OFFERS_CASH, PRACTICE_ONLY } from '../../content/edition.ts'

/** What is said of play for cash; in the practice edition the line that only practice play is offered. */
export function Cash({ children }: { readonly children: ReactNode }) {
  return OFFERS_CASH ? children : <p>{PRACTICE_ONLY}</p>
}
