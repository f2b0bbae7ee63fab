import { useLayoutEffect, useRef } from 'react'
import { startFrame } from '../frame/start.ts'

/** The landing page. */
export default function LandingPage() {
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => (root.current ? startFrame(root.current) : undefined), [])
  return (
    <main id="main" tabIndex={-1} ref={root}>
      <h1>Where skill meets opportunity</h1>
    </main>
  )
}
