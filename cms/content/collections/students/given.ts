import { type RelationshipField, type RelationshipFieldManyValidation, validations } from 'payload'
import { studentLimits } from '../../../contract/student-limits.ts'
import { gonePlaces } from './still-there.ts'

interface Given {
  kind: 'exercises' | 'lessons'
  label: string
  description: string
}

/** What stands on a student's page. */
export const givenField = ({ kind, label, description }: Given): RelationshipField => ({
  name: kind,
  type: 'relationship',
  label,
  relationTo: kind,
  hasMany: true,
  maxRows: studentLimits.given,
  maxDepth: 0,
  validate: areThere(kind),
  admin: { description },
})

const areThere =
  (kind: Given['kind']): RelationshipFieldManyValidation =>
  async (value, options) => {
    const outcome = await validations.relationship(value, options)
    if (outcome !== true || !value) return outcome
    const gone = await gonePlaces(kind, value, options.req)
    return gone.length === 0 || goneFrom(kind, gone)
  }

const goneFrom = (kind: Given['kind'], places: readonly number[]) =>
  places.length === 1
    ? `Number ${places[0]} in this list of ${kind} has been deleted for good. Remove it, then save again.`
    : `Numbers ${places.join(' and ')} in this list of ${kind} have been deleted for good. Remove them, then save again.`
