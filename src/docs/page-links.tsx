import { HOME } from '../content/routes.ts'
import { SETTINGS } from '../content/settings.ts'
import css from './page-links.module.css'

/** The two ways out of the docs, at their top and at their bottom. */
export function PageLinks({ label }: { readonly label: string }) {
  return (
    <nav aria-label={label} className={css.links}>
      <a href={HOME.path}>{HOME.label}</a>
      <a href={SETTINGS.gameHost}>Play The Game</a>
    </nav>
  )
}
