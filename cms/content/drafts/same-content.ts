import type { FlattenedField } from 'payload'

/** Written by the server, or by what leaves a form's words alone: publishing, the trash, a place. */
const aside = [
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'],
  ...['lessonNumber', 'isBlank', 'hasHtmlContent', '_order'],
]

/** Whether a document says the same as before in every field that is written in its form. */
export function isSameContent(
  fields: readonly FlattenedField[],
  before: object,
  after: object,
): boolean {
  return fields
    .filter(({ name, type }) => !aside.includes(name) && type !== 'join')
    .every(({ name }) => {
      const value: unknown = Reflect.get(after, name)
      return value === undefined || isSame(Reflect.get(before, name), value)
    })
}

/** Nothing written is nothing written, however a form or the database says it. */
function isSame(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  if (one instanceof Date || other instanceof Date) return isSame(written(one), written(other))
  const names = new Set([...Object.keys(Object(one)), ...Object.keys(Object(other))])
  return [...names].every((name) =>
    isSame(Reflect.get(Object(one), name), Reflect.get(Object(other), name)),
  )
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

const written = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
