import type { ReactNode } from 'react'
import { OFFERS_CASH } from '../content/edition.ts'
import { ProseLink } from '../ui/reading/prose.tsx'
import css from './page.module.css'
import { GLOSSARY, type GlossaryTerm, termId } from './terms.ts'

/** A formula on a line of its own. */
export const Formula = ({ children }: { readonly children: ReactNode }) => (
  <p className={css.formula}>{children}</p>
)

/** Digits of a pattern in running text. */
export const Digits = ({ of }: { readonly of: string }) => <code className={css.digits}>{of}</code>

const ALL = Object.entries(GLOSSARY) as readonly (readonly [GlossaryTerm, string])[]

/** What only a site that speaks of cash has to tell apart. */
const BESIDE_CASH: GlossaryTerm = 'free play'

/** Every term of the game and what it means. */
export const Glossary = () => (
  <dl className={css.glossary}>
    {ALL.filter(([term]) => OFFERS_CASH || term !== BESIDE_CASH).map(([term, meaning]) => (
      <div key={term} id={termId(term)} className={css.entry}>
        <dt>{term}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
)

/** Terms whose sentence does not explain them, and that are not among the notes at the top. */
const NOTED: readonly GlossaryTerm[] = ['base pattern', 'session pattern', 'occurrence', 'moving average']

interface TermProps {
  readonly of: GlossaryTerm
  /** The term as the sentence has it, where that is not its glossary form. */
  readonly children?: string
}

/** A term at its first use: a link to its entry in the glossary, which is drawn in the margin too where there is room. */
export const Term = ({ of, children }: TermProps) => {
  const link = <ProseLink href={`#${termId(of)}`}>{children ?? of}</ProseLink>
  if (!NOTED.includes(of)) return link
  return (
    <span className={css.term} data-note={GLOSSARY[of]}>
      {link}
    </span>
  )
}
