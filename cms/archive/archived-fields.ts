import type { FlattenedField, SelectField } from 'payload'
import { z } from 'zod'
import { isRecord } from '../contract/is-record.ts'
import { SourceFile } from './archive-format.ts'

/** Kept by Payload or made anew by the import: ids mean nothing on another site. */
const leftOut = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'blockName'],
  ...['course', 'student', 'hasHtmlContent', 'isBlank'],
])

/** The fields of a collection that an archive carries, whatever tabs and rows they stand in. */
const archivedFields = (fields: FlattenedField[]): FlattenedField[] =>
  fields.filter((field) => {
    const isVirtual = field.type === 'join' || ('virtual' in field && Boolean(field.virtual))
    return !leftOut.has(field.name) && !isVirtual
  })

/** Gives the text of a file for its place in an archive, or the other way round. */
type MapSource = (field: FlattenedField & { type: 'code' }, value: unknown) => Promise<unknown>

type Values = Record<string, unknown>

/** A document's fields as an archive has them, or an archive's as a document has them. */
export async function mapFields(
  fields: FlattenedField[],
  values: Values,
  mapSource: MapSource,
): Promise<Values> {
  const mapped: Values = {}
  for (const field of archivedFields(fields)) {
    const value = values[field.name]
    if (value === undefined) continue
    if (value === null || value === '') mapped[field.name] = field.type === 'array' ? [] : null
    else if (field.type === 'code') mapped[field.name] = await mapSource(field, value)
    else if (field.type === 'array' && Array.isArray(value)) {
      const rows: Values[] = []
      for (const row of value) rows.push(await mapFields(field.flattenedFields, row, mapSource))
      mapped[field.name] = rows
    } else if (field.type === 'group' && isRecord(value)) {
      mapped[field.name] = await mapFields(field.flattenedFields, value, mapSource)
    } else mapped[field.name] = value
  }
  return mapped
}

/**
 * What an archive may hold for these fields. Kinds and choices are checked here, because Payload
 * checks no drafts; limits and required fields are Payload's, for what is published.
 */
export function fieldsSchema(fields: FlattenedField[]): z.ZodType<Values> {
  const shape = archivedFields(fields).map((field) => [
    field.name,
    valueSchema(field).nullable().optional(),
  ])
  return z.strictObject(Object.fromEntries(shape))
}

function valueSchema(field: FlattenedField): z.ZodType {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return z.string()
    case 'number':
      return z.number()
    case 'checkbox':
      return z.boolean()
    case 'date':
      return z.iso.datetime()
    case 'select':
      return field.hasMany ? z.array(choiceOf(field.options)) : choiceOf(field.options)
    case 'code':
      return SourceFile
    case 'richText':
      return RichText
    case 'array':
      return z.array(fieldsSchema(field.flattenedFields))
    case 'group':
      return fieldsSchema(field.flattenedFields)
    default:
      throw new Error(`An archive cannot hold the field ${field.name} of type ${field.type}.`)
  }
}

const choiceOf = (options: SelectField['options']) =>
  z.enum(options.map((option) => (typeof option === 'string' ? option : option.value)))

const RichText = z.looseObject({
  root: z.looseObject({
    type: z.literal('root'),
    children: z.array(z.looseObject({ type: z.string() })),
  }),
})
