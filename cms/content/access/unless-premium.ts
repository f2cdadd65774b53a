import type { FieldAccess } from 'payload'
import { isOpened } from '../students/grants.ts'

/**
 * A lesson's content: withheld from visitors where the lesson is premium (decision 13) and no grant
 * opens it (decision 111). A document that does not say whether it is premium counts as premium.
 */
export const unlessPremium: FieldAccess = ({ req, doc }) =>
  Boolean(req.user) ||
  doc?.isPremium === false ||
  (doc?.id !== undefined && isOpened(req.context.grants, { id: doc.id, course: doc.course }))
