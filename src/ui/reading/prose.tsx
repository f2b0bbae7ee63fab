import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BRAND } from '../../content/brand.ts'
import { OFFERS_CASH, PRACTICE_ONLY } from '../../content/edition.ts'
import { OPEN_POINTS, type OpenPointName } from '../../content/open-points.ts'
import { HOME } from '../../content/routes.ts'
import { KolamBand } from '../kolam/band.tsx'
import css from './prose.module.css'
import { Table } from './table.tsx'

type HeadingProps = ComponentPropsWithoutRef<'h2'> & { readonly 'data-number'?: string }

const numbered = ({ children, 'data-number': number }: HeadingProps) => (
  <>
    <span className={css.number}>{number}</span> <span>{children}</span>
  </>
)

const SectionHeading = (props: HeadingProps) => (
  <>
    <KolamBand className={css.rule} />
    <h2 {...props}>{numbered(props)}</h2>
  </>
)

const PartHeading = (props: HeadingProps) => <h3 {...props}>{numbered(props)}</h3>

/** A link to another text page changes the route without a page load; any other is a plain link. */
export function ProseLink({ href = '', ...rest }: ComponentPropsWithoutRef<'a'>) {
  if (href.startsWith('/') && href !== HOME.path) return <Link to={href} {...rest} />
  return <a href={href} {...rest} />
}

/** A bulleted list of words that stand in code. */
function Bullets({ of }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** Where to send post; nothing while the brand file has no address. */
function Address() {
  if (BRAND.addressLines.length === 0) return null
  return (
    <address className={css.address}>
      {BRAND.addressLines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

/** What is said of play for cash; in the practice edition the line that only practice play is offered. */
export function Cash({ children }: { readonly children: ReactNode }) {
  return OFFERS_CASH ? children : <p>{PRACTICE_ONLY}</p>
}

/** What the operator has supplied on a point, or that this has not been done yet. */
export function Supplied({ point }: { readonly point: OpenPointName }) {
  const { asks, text } = OPEN_POINTS[point]
  return text === '' ? <em data-open={point}>Not supplied yet: {asks}.</em> : text
}

/** What every document of `src/content/pages/` may use, besides its page's own components. */
export const PROSE = {
  h2: SectionHeading,
  h3: PartHeading,
  a: ProseLink,
  Bullets,
  Address,
  Cash,
  Supplied,
  Table,
}

/** The typography of running text; `data-gutter` hangs numbers of headings in a gutter, as those of clauses do. */
export const Prose = (
  props: ComponentPropsWithoutRef<'div'> & { readonly 'data-gutter'?: boolean | undefined },
) => <div className={css.prose} {...props} />
