import { PROSE } from '../../ui/reading/prose.tsx'
import { type GlossaryTerm, termId } from './terms.ts'

const { a: A } = PROSE

interface TermProps {
  readonly of: GlossaryTerm
  /** The term as the sentence has it, where that is not its glossary form. */
  readonly children?: string
}

/** A term at its first use: a link to its entry in the glossary. */
export const Term = ({ of, children }: TermProps) => <A href={`#${termId(of)}`}>{children ?? of}</A>
