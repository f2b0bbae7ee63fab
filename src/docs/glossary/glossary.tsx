import { OFFERS_CASH } from '../../content/edition.ts'
import css from './glossary.module.css'
import { GLOSSARY, type GlossaryTerm, termId } from './terms.ts'

const ALL = Object.entries(GLOSSARY) as readonly (readonly [GlossaryTerm, string])[]

/** What only a site that speaks of cash has to tell apart. */
const BESIDE_CASH: GlossaryTerm = 'free play'

const TERMS = ALL.filter(([term]) => OFFERS_CASH || term !== BESIDE_CASH)

/** Every term of the game and what it means. */
export function Glossary() {
  return (
    <dl className={css.glossary}>
      {TERMS.map(([term, meaning]) => (
        <div key={term} id={termId(term)} className={css.entry}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
