import Document, { lead, minutes, outline } from '../../content/pages/skill-certificates.mdx'
import { SKILL_CERTIFICATES } from '../../content/routes.ts'
import { Certificate, Certifier } from '../certificate.tsx'
import { LegalPage } from '../page.tsx'

export default function SkillCertificatesPage() {
  return (
    <LegalPage
      heading={SKILL_CERTIFICATES.label}
      path={SKILL_CERTIFICATES.path}
      document={Document}
      lead={lead}
      outline={outline}
      minutes={minutes}
      components={{ Certificate, Certifier }}
    />
  )
}
