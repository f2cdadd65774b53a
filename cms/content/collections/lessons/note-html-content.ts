import type { CollectionBeforeChangeHook } from 'payload'
import { isDocument } from '../../../contract/lesson-rules.ts'

/** Notes whether the lesson can be shown as a document: uploaded HTML or custom parts. */
export const noteHtmlContent: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  return { ...data, hasHtmlContent: isDocument({ ...originalDoc, ...data }) }
}
