import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { routeFor } from '../content/routes.ts'
import { anchorOf } from './anchor.ts'
import { restoreScroll } from './scroll-memory.ts'

/** What the browser does on a page load and an app must do itself: title, focus, announcement, position. */
export function Navigation({ from }: { readonly from: string | undefined }) {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(from ?? pathname)
  const [announced, announce] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path or key is a navigation
  useLayoutEffect(() => {
    const title = routeFor(pathname)?.title
    if (title) document.title = title
    restoreScroll(key, hash, type === 'POP')
    // A load is the browser's own, and within a page the visitor stays in place.
    if (shown.current === pathname) return
    shown.current = pathname
    if (title) announce(title)
    const target = anchorOf(hash || '#main')
    if (target && hash) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [pathname, key])

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  )
}
