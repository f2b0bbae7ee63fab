import { useState } from 'react'
import css from './clauses.module.css'

const SHOWN_MS = 2000

/**
 * The number of a clause, which is a link to it. A plain click also puts the clause's address on the
 * clipboard, where the browser allows that, and says so.
 */
export function ClauseNumber({ number }: { readonly number: number }) {
  const [copied, setCopied] = useState(false)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`#clause-${number}`, window.location.href).href)
    } catch {
      return // The link itself still works: the address stands in the address bar.
    }
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
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
      <span role="status" className={css.copied}>
        {copied && 'Link copied'}
      </span>
    </>
  )
}
