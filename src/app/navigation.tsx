import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { routeFor } from '../content/routes.ts'
import { SETTINGS } from '../content/settings.ts'
import { anchorOf } from '../viewport/anchor.ts'

/**
 * What the browser does on a page load and an app must do itself: head, focus, announcement, and where a page begins.
 * Places on Back and Forward are the browser's own affair: React renders a page that is there before it restores them.
 */
export function Navigation() {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  const [announced, announce] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path or key is a navigation
  useLayoutEffect(() => {
    const route = routeFor(pathname)
    if (route) {
      document.title = route.title
      // Whoever shares the page shares this address.
      document.querySelector('link[rel=canonical]')?.setAttribute('href', SETTINGS.siteUrl + route.path)
    }
    const anchor = anchorOf(hash)
    if (type !== 'POP') {
      if (anchor) anchor.scrollIntoView()
      else window.scrollTo(0, 0)
    }
    // A load is the browser's own, and within a page the visitor stays in place.
    if (shown.current === pathname) return
    shown.current = pathname
    if (route) announce(route.title)
    if (anchor) anchor.tabIndex = -1
    ;(anchor ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }, [pathname, key])

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  )
}
