import type { Access } from 'payload'
import { isAssistant, isOwner } from './roles.ts'

/** Owners see all accounts, everybody else her own. */
export const ownAccount: Access = ({ req }) =>
  isOwner(req.user) || (isAssistant(req.user) && { id: { equals: req.user?.id } })
