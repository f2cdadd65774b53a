import type { RelationshipField } from 'payload'
import { relationCell } from '../../fields/relation-cell.ts'

/** Whose it is; with its student it is told and deleted. */
export const belongsToStudent = (): RelationshipField => ({
  name: 'student',
  type: 'relationship',
  relationTo: 'students',
  required: true,
  index: true,
  maxDepth: 0,
  admin: { components: relationCell },
})
