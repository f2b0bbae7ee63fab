import { type RefObject, useEffect, useState } from 'react'

/** Returns whether an element's content is wider than the element itself, as long as it stands. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const element = ref.current
    const content = element?.firstElementChild
    if (!element || !content) return undefined
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    // The content as well: larger text makes it wider in a box of the same size.
    for (const each of [element, content]) observer.observe(each)
    return () => observer.disconnect()
  }, [ref])

  return overflows
}
