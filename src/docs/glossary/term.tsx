import { PROSE } from '../../ui/reading/prose.tsx'
import css from './term.module.css'
import { GLOSSARY, type GlossaryTerm, termId } from './terms.ts'

const { a: A } = PROSE

interface TermProps {
  readonly of: GlossaryTerm
  /** The term as the sentence has it, where that is not its glossary form. */
  readonly children?: string
}

/** Terms whose sentence does not explain them, and that are not among the notes at the top. */
const NOTED: readonly GlossaryTerm[] = ['base pattern', 'session pattern', 'occurrence', 'moving average']

/** A term at its first use: a link to its entry in the glossary, which is drawn in the margin too where there is room. */
export const Term = ({ of, children }: TermProps) => {
  const link = <A href={`#${termId(of)}`}>{children ?? of}</A>
  if (!NOTED.includes(of)) return link
  return (
    <span className={css.term} data-note={GLOSSARY[of]}>
      {link}
    </span>
  )
}
