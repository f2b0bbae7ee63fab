import { createContext, type ReactNode, use, useEffect, useState } from 'react'

const SHOWN_MS = 2000

interface CopiedLink {
  /** The clause whose link has just been copied. */
  readonly clause: number | undefined
  readonly announce: (clause: number) => void
}

const Copied = createContext<CopiedLink>({ clause: undefined, announce: () => undefined })

/** Returns which clause's link has just been copied, and the function that says so of another one. */
export const useCopiedLink = (): CopiedLink => use(Copied)

/** Round a document with clauses: says once for all of them, also to a screen reader, that a link was copied. */
export function CopiedLinkStatus({ children }: { readonly children: ReactNode }) {
  const [clause, announce] = useState<number>()

  useEffect(() => {
    if (clause === undefined) return undefined
    const timer = setTimeout(() => announce(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [clause])

  return (
    <Copied value={{ clause, announce }}>
      {children}
      <p className="visually-hidden" role="status">
        {clause !== undefined && `Link to clause ${clause} copied`}
      </p>
    </Copied>
  )
}
