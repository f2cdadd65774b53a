import type { FieldAccess } from 'payload'

/**
 * A lesson's content: withheld from visitors where the lesson is premium (decision 13). A document
 * that does not say whether it is premium counts as premium.
 */
export const unlessPremium: FieldAccess = ({ req, doc }) =>
  Boolean(req.user) || doc?.isPremium === false
