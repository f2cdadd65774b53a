import type { Access, FieldAccess } from 'payload'
import { isOwner } from './roles.ts'

/** A signed-in owner and nobody else; what is new begins with this. */
export const ownersOnly: Access = ({ req }) => isOwner(req.user)

const ownersField: FieldAccess = ({ req }) => isOwner(req.user)

/** A field for owners alone, of something that others may read. */
export const forOwners = { read: ownersField, create: ownersField, update: ownersField }
