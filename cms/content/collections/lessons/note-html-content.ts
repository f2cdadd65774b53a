import type { CollectionBeforeChangeHook } from 'payload'

/** Notes whether the lesson can be shown as a document: uploaded HTML or custom parts. */
export const noteHtmlContent: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const now = { ...originalDoc, ...data }
  const hasHtmlContent = Boolean(now.htmlContent || now.customStyles || now.customScripts)
  return { ...data, hasHtmlContent }
}
