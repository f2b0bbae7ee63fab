import css from './digits.module.css'

/** Digits of a pattern in running text. */
export function Digits({ of }: { readonly of: string }) {
  return <code className={css.digits}>{of}</code>
}
