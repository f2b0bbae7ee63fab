import { Supplied } from '../ui/reading/supplied.tsx'
import css from './certificate.module.css'

/** The certifier's name, from the brand file. */
export const Certifier = () => (
  <p>
    <Supplied point="certifier" />
  </p>
)

/** The empty place of the certificate's picture. */
export function Certificate() {
  return (
    <figure className={css.place}>
      <figcaption>No certificate has been published yet.</figcaption>
    </figure>
  )
}
