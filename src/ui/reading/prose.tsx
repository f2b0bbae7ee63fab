import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BRAND } from '../../content/brand.ts'
import { HOME } from '../../content/routes.ts'
import { KolamBand } from '../kolam/band.tsx'
import { Cash } from './cash.tsx'
import css from './prose.module.css'
import { Supplied } from './supplied.tsx'
import { Table } from './table.tsx'

type HeadingProps = ComponentPropsWithoutRef<'h2'> & { readonly 'data-number'?: string }

function SectionHeading({ children, ...rest }: HeadingProps) {
  return (
    <>
      <KolamBand className={css.rule} />
      <h2 className={css.section} {...rest}>
        <span className={css.number}>{rest['data-number']}</span> <span>{children}</span>
      </h2>
    </>
  )
}

function PartHeading({ children, ...rest }: HeadingProps) {
  return (
    <h3 className={css.part} {...rest}>
      <span className={css.number}>{rest['data-number']}</span> <span>{children}</span>
    </h3>
  )
}

/** A link to another text page changes the route without a page load; any other is a plain link. */
function ProseLink({ href = '', ...rest }: ComponentPropsWithoutRef<'a'>) {
  if (href.startsWith('/') && href !== HOME.path) return <Link to={href} className={css.link} {...rest} />
  return <a href={href} className={css.link} {...rest} />
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

interface ProseProps {
  /** Whether numbers of headings hang in a gutter, as those of clauses do. */
  readonly gutter?: boolean
  readonly children: ReactNode
}

/** The typography of running text. */
export function Prose({ gutter = false, children }: ProseProps) {
  return (
    <div className={css.prose} data-gutter={gutter}>
      {children}
    </div>
  )
}
