import type { CollectionBeforeChangeHook } from 'payload'
import { isDocument } from '../../../contract/lesson-rules.ts'

/**
 * Notes whether the lesson can be shown as a document: uploaded HTML or custom parts. Files belong to
 * a page: without one there are none.
 */
export const noteHtmlContent: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const now = { ...originalDoc, ...data }
  const withoutPage = now.htmlContent ? {} : { filesKey: null }
  return { ...data, hasHtmlContent: isDocument(now), ...withoutPage }
}
