import type { ReactNode, Ref } from 'react'
import { BRAND } from '../content/brand.ts'
import { HOME } from '../content/routes.ts'
import { PlayNow } from './button.tsx'
import css from './header.module.css'
import { Mark } from './shapes.tsx'

interface HeaderProps {
  /** The links of the navigation; each carries its own `aria-current`. */
  readonly children: ReactNode
  readonly label: string
  /** Where mark and name lead: to the start page, or to its top. */
  readonly home?: string
  /** What stands between the navigation and PLAY NOW. */
  readonly tools?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement>
}

/** Mark, name, navigation and PLAY NOW: always solid ink, so that it fits every ground. */
export function Header({ children, label, home = HOME.path, tools, className, ref }: HeaderProps) {
  return (
    <header ref={ref} className={className ? `${css.header} ${className}` : css.header}>
      <a href={home} className={css.logo}>
        <Mark size={30} />
        {BRAND.name}
      </a>
      <nav className={css.nav} aria-label={label}>
        {children}
      </nav>
      {tools}
      <PlayNow look="small" className={css.play} />
    </header>
  )
}

/** Mark and name. */
export const Logo = ({ size }: { readonly size: number }) => (
  <span className={css.logo}>
    <Mark size={size} />
    {BRAND.name}
  </span>
)
