import { Link } from 'react-router-dom'
import { BRAND } from '../content/brand.ts'
import { FOOTER_LINKS } from '../content/routes.ts'
import { Responsible } from './responsible.tsx'
import css from './site-footer.module.css'

/** The list of the six text pages; the landing page's footer and the text pages' share it. */
export function FooterLinks({ className }: { readonly className?: string | undefined }) {
  return (
    <nav aria-label="Pages" className={className}>
      {FOOTER_LINKS.map(({ path, label }) => (
        <Link key={path} to={path}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

export const Copyright = ({ className }: { readonly className?: string | undefined }) => (
  <p className={className}>
    © {BRAND.copyrightYear} {BRAND.name}
  </p>
)

/** Footer of the text pages. */
export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <FooterLinks className={css.links} />
      <div className={css.fine}>
        <Responsible />
        <Copyright className={css.copyright} />
      </div>
    </footer>
  )
}
