import { BRAND } from '../content/brand.ts'
import css from './certificate.module.css'

/** The certifier's name, from the brand file. */
export function Certifier() {
  return (
    <p>{BRAND.certifierName || 'The certifier’s name will stand here once a certificate has been issued.'}</p>
  )
}

/** The empty place of the certificate's picture (specification section 2). */
export function Certificate() {
  return (
    <figure className={css.place}>
      <figcaption>No certificate has been published yet.</figcaption>
    </figure>
  )
}
