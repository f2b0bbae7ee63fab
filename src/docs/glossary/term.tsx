import { PROSE } from '../../ui/reading/prose.tsx'
import css from './term.module.css'
import { BESIDE_THE_TOP, GLOSSARY, type GlossaryTerm, nameOf, termId } from './terms.ts'

const { a: A } = PROSE

interface TermProps {
  readonly of: GlossaryTerm
  /** The term as the sentence has it, where that is not its glossary form. */
  readonly children?: string
}

/** Terms that need no note: the sentence that they stand in explains them. */
const EXPLAINED: readonly GlossaryTerm[] = ['practice mode', 'free play']

const isNoted = (term: GlossaryTerm): boolean =>
  !EXPLAINED.includes(term) && !BESIDE_THE_TOP.some(each => each === term)

/** A term at its first use: a link to its entry in the glossary, which is drawn in the margin too where there is room. */
export const Term = ({ of, children }: TermProps) => {
  const link = <A href={`#${termId(of)}`}>{children ?? of}</A>
  if (!isNoted(of)) return link
  return (
    <span className={css.term} data-note={`${nameOf(of)}: ${GLOSSARY[of]}`}>
      {link}
    </span>
  )
}
