import { LegalPage } from '../../contract/pages.ts'
import { apiPaths } from '../../contract/paths.ts'
import { endpoint } from '../endpoint.ts'
import { presentRichText } from '../rich-text.ts'

/** Stands where a page has never been written. */
const never = new Date(0).toISOString()

const legalPage = (name: 'privacy-policy' | 'terms-of-service') =>
  endpoint({
    method: 'get',
    path: apiPaths.page(name),
    access: 'everyone',
    answer: LegalPage,
    async run(_input, { reader }) {
      const { title, content, updatedAt } = await reader.texts(name)
      return { title: title ?? '', html: presentRichText(content), updatedAt: updatedAt ?? never }
    },
  })

export const readPrivacyPolicy = legalPage('privacy-policy')
export const readTermsOfService = legalPage('terms-of-service')
