import { LegalPage } from '../../contract/pages.ts'
import { apiPaths } from '../../contract/paths.ts'
import { endpoint } from '../endpoint.ts'
import { presentRichText } from '../rich-text.ts'
import { findTexts } from './find-texts.ts'

/** Stands where a page has never been written. */
const never = new Date(0).toISOString()

const legalPage = (name: 'privacy-policy' | 'terms-of-service') =>
  endpoint({
    method: 'get',
    path: apiPaths.page(name),
    access: 'everyone',
    answer: LegalPage,
    async run(_input, caller) {
      const { title, content, updatedAt } = await findTexts(name, caller)
      return { title: title ?? '', html: presentRichText(content), updatedAt: updatedAt ?? never }
    },
  })

export const readPrivacyPolicy = legalPage('privacy-policy')
export const readTermsOfService = legalPage('terms-of-service')
