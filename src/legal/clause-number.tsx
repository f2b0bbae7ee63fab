import css from './clauses.module.css'
import { useCopiedLink } from './copied-link.tsx'

/**
 * The number of a clause, which is a link to it. A plain click also puts the clause's address on the
 * clipboard, where the browser allows that, and says so.
 */
export function ClauseNumber({ number }: { readonly number: number }) {
  const { clause, announce } = useCopiedLink()

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`#clause-${number}`, window.location.href).href)
    } catch {
      return // The link itself still works: the address stands in the address bar.
    }
    announce(number)
  }

  return (
    <>
      <a
        href={`#clause-${number}`}
        className={css.number}
        aria-label={`Clause ${number}, copy link`}
        onClick={copy}
      >
        {number}
      </a>
      {clause === number && (
        <span aria-hidden="true" className={css.copied}>
          Link copied
        </span>
      )}
    </>
  )
}
