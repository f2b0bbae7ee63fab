import * as document from '../../content/pages/skill-certificates.mdx'
import { SKILL_CERTIFICATES } from '../../content/routes.ts'
import { Supplied } from '../../ui/reading/prose.tsx'
import css from '../page.module.css'
import { LegalPage } from '../page.tsx'

/** The certifier's name, from the brand file. */
const Certifier = () => (
  <p>
    <Supplied point="certifier" />
  </p>
)

/** The empty place of the certificate's picture. */
const Certificate = () => (
  <figure className={css.certificate}>
    <figcaption>No certificate has been published yet.</figcaption>
  </figure>
)

export default () => (
  <LegalPage route={SKILL_CERTIFICATES} document={document} components={{ Certificate, Certifier }} />
)
