import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { DOCS, PRIVACY, RESPONSIBLE_GAMING, TERMS } from '../content/routes.ts'
import { Header } from './header.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SkipLink } from './skip-link.tsx'

const NAV = [DOCS, TERMS, PRIVACY, RESPONSIBLE_GAMING]

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
