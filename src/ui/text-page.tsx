import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { DOCS, PRIVACY, RESPONSIBLE_GAMING, TERMS } from '../content/routes.ts'
import { Header } from './header.tsx'
import { SiteFooter } from './site-footer.tsx'

const NAV = [DOCS, TERMS, PRIVACY, RESPONSIBLE_GAMING]

/** The first stop of the Tab key on every page. */
export const SkipLink = () => (
  <nav aria-label="Skip">
    <a className="skip" href="#main">
      Skip to content
    </a>
  </nav>
)

/** Skip link, header, main and footer round the content of a text page. */
export function TextPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header label="Pages of this site">
        {NAV.map(({ path, label }) => (
          <NavLink key={path} to={path}>
            {label}
          </NavLink>
        ))}
      </Header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
