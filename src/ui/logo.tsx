import { BRAND } from '../content/brand.ts'
import { Mark } from './shapes.tsx'
import css from './header.module.css'

/** Mark and name. */
export const Logo = ({ size }: { readonly size: number }) => (
  <span className={css.logo}>
    <Mark size={size} />
    {BRAND.name}
  </span>
)
