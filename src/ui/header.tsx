import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { BRAND } from '../content/brand.ts'
import { PlayNow } from './button.tsx'
import css from './header.module.css'
import { Mark } from './shapes.tsx'

interface HeaderProps {
  /** The links of the navigation; each carries its own `aria-current`. */
  readonly children: ReactNode
  readonly label: string
  /** What stands between the navigation and PLAY NOW. */
  readonly tools?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement>
}

/** Mark, name, navigation and PLAY NOW: always solid ink, so that it fits every ground. */
export function Header({ children, label, tools, className, ref }: HeaderProps) {
  return (
    <header ref={ref} className={className ? `${css.header} ${className}` : css.header}>
      <Link to="/" className={css.logo}>
        <Mark size={30} />
        {BRAND.name}
      </Link>
      <nav className={css.nav} aria-label={label}>
        {children}
      </nav>
      {tools}
      <PlayNow look="small" className={css.play} />
    </header>
  )
}
