import css from './glossary.module.css'
import { GLOSSARY, type GlossaryTerm, termId } from './terms.ts'

const TERMS = Object.entries(GLOSSARY) as readonly (readonly [GlossaryTerm, string])[]

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
