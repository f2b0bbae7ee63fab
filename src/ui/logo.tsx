import { BRAND } from '../content/brand.ts'
import css from './header.module.css'
import { Mark } from './shapes.tsx'

/** Mark and name. */
export const Logo = ({ size }: { readonly size: number }) => (
  <span className={css.logo}>
    <Mark size={size} />
    {BRAND.name}
  </span>
)
