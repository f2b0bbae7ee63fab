import type { StageId } from '../../film/stages.ts'
import { Header } from '../../ui/header.tsx'
import { ShareButton } from './share.tsx'
import css from './stage.module.css'

interface SectionLink {
  readonly id: StageId
  readonly label: string
  readonly waits?: boolean
}

/** Links of the sections; those that a data sheet brings wait for it, unseen. */
const LINKS: readonly SectionLink[] = [
  { id: 'representation', label: 'Representation' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'data-sheet', label: 'Data sheet', waits: true },
  { id: 'odd-even', label: 'Odd and even', waits: true },
]

/** The header of the landing page: it enters after the hero and then stays. */
export default function LandingHeader() {
  return (
    <Header label="Sections" home="#hero" className={css.header} tools={<ShareButton />}>
      {LINKS.map(({ id, label, waits }) => (
        <a key={id} href={`#${id}`} hidden={waits}>
          {label}
        </a>
      ))}
    </Header>
  )
}
