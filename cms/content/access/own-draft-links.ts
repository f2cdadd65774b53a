import type { Access } from 'payload'
import { isAssistant, isOwner } from './roles.ts'

/** Owners see and revoke all links, an assistant those that she has made. */
export const ownDraftLinks: Access = ({ req }) =>
  isOwner(req.user) || (isAssistant(req.user) && { madeBy: { equals: req.user?.id } })
