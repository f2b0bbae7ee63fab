import { useEffect, useState } from 'react'
import type { Outline } from './outline.ts'

/** How far down the window a heading must have come for its section to be the one that is read. */
const READING_LINE_PERCENT = 35

/**
 * Returns the id of the section that the reader is in, the first one above its heading. The observed area reaches
 * from far above the page down to the reading line, so that a heading changes sides however fast it moves.
 */
export function useCurrentSection(outline: Outline): string | undefined {
  const [current, setCurrent] = useState(outline[0]?.id)

  useEffect(() => {
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      changes => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        const last = outline.findLast(({ id }) => passed.has(id)) ?? outline[0]
        setCurrent(last?.id)
      },
      { rootMargin: `1000000px 0px -${100 - READING_LINE_PERCENT}% 0px` },
    )
    for (const { id } of outline) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [outline])

  return current
}
