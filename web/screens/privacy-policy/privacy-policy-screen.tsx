import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { usePrivacyPolicy } from '../../data/pages.ts'
import { reads } from '../../data/reads.ts'
import { LegalText } from '../../features/legal/legal-text.tsx'
import { PageHead } from '../../page/page-head.tsx'
import type { Load } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'

export const load: Load = async ({ read }) => {
  await read(reads.privacyPolicy)
  return undefined
}

export function Screen() {
  return (
    <>
      <PageHead
        title="Privacy Policy"
        description="Which personal data this site keeps, why, and how to have it removed."
        trail={[{ name: 'Privacy Policy', path: pagePaths.privacyPolicy }]}
      />
      <LegalText title="Privacy Policy" text={usePrivacyPolicy()}>
        <p>
          <SiteLink to={pagePaths.whatIsCounted}>What is counted</SiteLink>
        </p>
      </LegalText>
    </>
  )
}
