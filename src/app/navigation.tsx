import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { routeFor } from '../content/links.ts'
import { rememberScroll, restoreScroll } from './scroll-memory.ts'

/** What the browser does on a page load and an app must do itself: title, focus, announcement, position. */
export function Navigation() {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)
  const [announced, announce] = useState('')

  useLayoutEffect(() => {
    const title = routeFor(pathname)?.title
    if (title) document.title = title
    if (!first.current && title) announce(title)
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path or key is a navigation
  useLayoutEffect(() => {
    const fresh = first.current
    first.current = false
    restoreScroll(key, hash, type === 'POP')
    if (!fresh && !hash) document.getElementById('main')?.focus({ preventScroll: true })
    return () => rememberScroll(key)
  }, [pathname, key])

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  )
}
