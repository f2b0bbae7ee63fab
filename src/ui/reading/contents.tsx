import { useEffect, useId, useRef, useState } from 'react'
import css from './contents.module.css'

/** What the contents list of a text page shows; compiled from the document's headings. */
interface OutlineEntry {
  readonly id: string
  readonly title: string
  /** 2 for a section, 3 for a part of one. */
  readonly depth: number
  readonly number: string
}

export type Outline = readonly OutlineEntry[]

/** How far down the window a heading must have come for its section to be the one that is read. */
const READING_LINE_PERCENT = 35

/** Whether the page has been scrolled to its end. */
function isAtEnd(): boolean {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement
  return scrollTop > 0 && scrollTop + clientHeight > scrollHeight - 2
}

/**
 * Returns the id of the section that the reader is in, the first one above its heading; at the page's end the last one,
 * whose heading need not come to the reading line. The observed area reaches from far above the page down to that
 * line, so that a heading changes sides however fast it moves.
 */
function useCurrentSection(outline: Outline): string | undefined {
  const [current, setCurrent] = useState(outline[0]?.id)

  useEffect(() => {
    const passed = new Set<string>()
    function update(): void {
      const last = isAtEnd() ? outline.at(-1) : outline.findLast(({ id }) => passed.has(id))
      setCurrent((last ?? outline[0])?.id)
    }
    const observer = new IntersectionObserver(
      changes => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        update()
      },
      { rootMargin: `1000000px 0px -${100 - READING_LINE_PERCENT}% 0px` },
    )
    for (const { id } of outline) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    addEventListener('scroll', update)
    return () => {
      removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [outline])

  return current
}

/**
 * The contents list, which marks the section being read. On a phone it folds into one button that tells
 * how far the reader is; without scripts it stays open.
 */
export function Contents({ outline, label }: { readonly outline: Outline; readonly label: string }) {
  const current = useCurrentSection(outline)
  const [open, setOpen] = useState(false)
  const listId = useId()
  const nav = useRef<HTMLElement>(null)

  // The list scrolls in its own box where it is longer than the window; the page is not moved.
  useEffect(() => {
    const box = nav.current
    const entry = current && box?.querySelector<HTMLElement>('[aria-current]')
    if (box && entry) box.scrollTop = entry.offsetTop - box.clientHeight / 2
  }, [current])

  const sections = outline.filter(entry => entry.depth === 2)
  const entry = outline.find(({ id }) => id === current)
  const section = entry?.number.split('.')[0] ?? '1'

  return (
    <nav
      ref={nav}
      className={css.contents}
      aria-label={label}
      onKeyDown={event => event.key === 'Escape' && setOpen(false)}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <span>
          <span className="visually-hidden">, section </span>
          {section}/{sections.length}
        </span>
      </button>
      <ol id={listId} className={css.list} data-open={open}>
        {outline.map(({ id, title, depth, number }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={css.entry}
              data-depth={depth}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              <span className={css.number}>{number}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
