import type { FlattenedField } from 'payload'
import { isRecord } from '../../contract/is-record.ts'

/** Addresses that lead nowhere: the samples that come with the project use them. */
const samplePattern = /\bexample\.(com|org|net)\b/

/** Optional fields that most visitors would miss. */
const wished = ['bookingUrl', 'email']

/** The labels of what is not written yet, or still the sample's, in one global's texts. */
export function unsetTexts(fields: FlattenedField[], values: Record<string, unknown>): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    if (field.type === 'group' || (field.type === 'tab' && field.name)) {
      return unsetTexts(field.flattenedFields, isRecord(value) ? value : {})
    }
    if (!isText(field)) return []
    const isMissing = !value && (field.required || wished.includes(field.name))
    const isSample = typeof value === 'string' && samplePattern.test(value)
    const label = typeof field.label === 'string' ? field.label : field.name
    if (isMissing) return [`${label} is empty`]
    return isSample ? [`${label} is still the sample`] : []
  })
}

type TextualField = Extract<FlattenedField, { type: 'text' | 'textarea' | 'richText' | 'email' }>

const isText = (field: FlattenedField): field is TextualField =>
  ['text', 'textarea', 'richText', 'email'].includes(field.type)
