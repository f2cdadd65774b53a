import type { CheckboxField, CollectionBeforeChangeHook, FlattenedField, Where } from 'payload'
import { unseen } from '../fields/unseen.ts'

/**
 * Payload stores a draft as soon as an empty form is opened, so that it can save by itself. Until
 * something is written in it, such a document appears in no list, takes no lesson number, and is
 * removed some days later (`jobs/purge-trash.ts`).
 */
export const isBlank: CheckboxField = {
  name: 'isBlank',
  type: 'checkbox',
  defaultValue: false,
  admin: unseen,
}

/** Documents in which something has been written. Made anew each time: Payload adds to conditions. */
export const writtenOnes = (): Where => ({ isBlank: { not_equals: true } })

/** Those that were opened, left empty, and not touched since. */
export const blanksBefore = (date: string): Where => ({
  and: [
    { isBlank: { equals: true } },
    { _status: { equals: 'draft' } },
    { updatedAt: { less_than: date } },
  ],
})

/**
 * Marks a form that was opened and left empty; the first word that is saved makes it a draft like
 * any other.
 */
export const noteBlank: CollectionBeforeChangeHook = ({
  collection,
  data,
  operation,
  originalDoc,
}) => {
  if (operation === 'update') {
    const stays =
      originalDoc?.isBlank === true && isUnwritten(collection, { ...originalDoc, ...data }, [])
    return { ...data, isBlank: stays }
  }
  // A form opened in a drawer begins with its course, which is sent again with the first words.
  if (data._status === 'published' || !isUnwritten(collection, data, ['course'])) return data
  return { ...data, ...('course' in data && { course: null }), isBlank: true }
}

function isUnwritten(
  { flattenedFields }: { flattenedFields: FlattenedField[] },
  data: object,
  given: string[],
): boolean {
  return flattenedFields
    .filter(({ name }) => !kept.includes(name) && !given.includes(name))
    .every((field) => {
      const value: unknown = Reflect.get(data, field.name)
      const isDefault = 'defaultValue' in field && value === field.defaultValue
      return isDefault || isEmpty(value)
    })
}

/** Written by Payload itself. */
const kept = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
