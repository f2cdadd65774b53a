import type { CollectionBeforeChangeHook } from 'payload'
import type { ContactMessage } from '../../payload-types.ts'

/**
 * To open a message marks it as read. The page that is opened may be older than what the message
 * has been marked as since, on another device or by an answer that went out: that stays.
 */
export const keepMark: CollectionBeforeChangeHook<ContactMessage> = ({
  data,
  originalDoc,
  req: { query },
}) =>
  query?.opened === 'true' && originalDoc && originalDoc.status !== 'unread'
    ? { ...data, status: originalDoc.status }
    : data
