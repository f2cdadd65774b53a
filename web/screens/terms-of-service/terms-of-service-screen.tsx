import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useTermsOfService } from '../../data/pages.ts'
import { reads } from '../../data/reads.ts'
import { LegalText } from '../../features/legal/legal-text.tsx'
import { PageHead } from '../../page/page-head.tsx'
import type { Load } from '../../router/screen-module.ts'

export const load: Load = async ({ read }) => {
  await read(reads.termsOfService)
  return undefined
}

export function Screen() {
  return (
    <>
      <PageHead
        title="Terms of Service"
        description="The terms for lessons: length, rescheduling and payment."
        trail={[{ name: 'Terms of Service', path: pagePaths.termsOfService }]}
      />
      <LegalText title="Terms of Service" text={useTermsOfService()} />
    </>
  )
}
