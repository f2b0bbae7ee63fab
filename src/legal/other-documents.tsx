import { Link } from 'react-router-dom'
import { DOCS, FOOTER_LINKS } from '../content/routes.ts'

/** Links to the legal documents besides the one at `path`. */
export function OtherDocuments({ path }: { readonly path: string }) {
  return FOOTER_LINKS.filter(route => route !== DOCS && route.path !== path).map(route => (
    <Link key={route.path} to={route.path}>
      {route.label}
    </Link>
  ))
}
