import { heading } from '../fields/texts.ts'
import { pageGlobal } from './page-global.ts'

interface LegalOptions {
  slug: 'privacy-policy' | 'terms-of-service'
  label: string
}

/** One page of small print; the date of its last change is shown with it (decision 5). */
const legalPage = ({ slug, label }: LegalOptions) =>
  pageGlobal({
    slug,
    label,
    description:
      'The sample text is not legal advice: have your own text checked. The date of the last change is shown automatically.',
    fields: [
      heading({ name: 'title', required: true }),
      { name: 'content', label: 'Text', type: 'richText', required: true },
    ],
  })

export const privacyPolicy = legalPage({ slug: 'privacy-policy', label: 'Privacy Policy' })
export const termsOfService = legalPage({ slug: 'terms-of-service', label: 'Terms of Service' })
