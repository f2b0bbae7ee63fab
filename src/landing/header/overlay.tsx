import { useRef } from 'react'
import { dataSheetAtom } from '../../state/store.ts'
import { useStored } from '../../state/use-stored.ts'
import type { StageId } from '../../timeline/stages.ts'
import { Header } from '../../ui/header.tsx'
import { useMotion } from '../use-motion.ts'
import css from './overlay.module.css'

interface SectionLink {
  readonly id: StageId
  readonly label: string
}

const ALWAYS: readonly SectionLink[] = [
  { id: 'representation', label: 'Representation' },
  { id: 'sessions', label: 'Sessions' },
]
const WITH_SHEET: readonly SectionLink[] = [
  { id: 'data-sheet', label: 'Data sheet' },
  { id: 'odd-even', label: 'Odd and even' },
]

/** The header of the landing page: it enters after the hero and then stays. */
export default function LandingHeader() {
  const ref = useRef<HTMLElement>(null)
  const hasSheet = useStored(dataSheetAtom).length > 0
  useMotion(ref, async () => (await import('./motion.ts')).startHeader)
  return (
    <Header ref={ref} label="Sections" className={css.header}>
      {[...ALWAYS, ...(hasSheet ? WITH_SHEET : [])].map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </Header>
  )
}
