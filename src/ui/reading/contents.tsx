import { useEffect, useId, useRef, useState } from 'react'
import css from './contents.module.css'
import { useCurrentSection } from './current-section.ts'
import type { Outline } from './outline.ts'

interface ContentsProps {
  readonly outline: Outline
  readonly label: string
}

/**
 * The contents list, which marks the section being read. On a phone it folds into one button that tells
 * how far the reader is; without scripts it stays open.
 */
export function Contents({ outline, label }: ContentsProps) {
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
        <span className="mono">
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
