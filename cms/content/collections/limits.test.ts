import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ContactMessage } from '../../contract/contact.ts'
import { LessonContent, LessonNumber } from '../../contract/lesson.ts'
import { contactMessages } from './contact-messages/contact-messages.ts'
import { lessons } from './lessons/lessons.ts'

type Limits = Record<string, number>

/** The longest texts and lists of a schema, by path: 'vocabulary.word', 'vocabulary rows'. */
function limitsOfSchema(schema: z.core.JSONSchema.BaseSchema, path = ''): Limits {
  const { maxLength, maxItems, items, properties = {} } = schema
  const inner = items && typeof items === 'object' && !Array.isArray(items) ? [items] : []
  return Object.assign(
    {},
    maxLength === undefined ? {} : { [path]: maxLength },
    maxItems === undefined ? {} : { [`${path} rows`]: maxItems },
    ...inner.map((item) => limitsOfSchema(item, path)),
    ...Object.entries(properties).map(([name, part]) =>
      typeof part === 'object' ? limitsOfSchema(part, path ? `${path}.${name}` : name) : {},
    ),
  )
}

/** The same of Payload's fields; a list of texts is one of rows that hold a `text` alone. */
function limitsOfFields(fields: readonly Field[], path = ''): Limits {
  return Object.assign({}, ...fields.map((field) => limitsOfField(field, path)))
}

function limitsOfField(field: Field, above: string): Limits {
  if (field.type === 'tabs') {
    return limitsOfFields(
      field.tabs.flatMap(({ fields }) => fields),
      above,
    )
  }
  if (!('name' in field)) return {}
  const isRowText = field.name === 'text' && above !== ''
  const path = isRowText ? above : [above, field.name].filter(Boolean).join('.')
  if (field.type === 'array') {
    return { [`${path} rows`]: field.maxRows ?? 0, ...limitsOfFields(field.fields, path) }
  }
  if (field.type !== 'text' && field.type !== 'textarea') return {}
  return field.maxLength === undefined ? {} : { [path]: field.maxLength }
}

test('a lesson has the same limits in the contract and in the studio', () => {
  const contract = limitsOfSchema(z.toJSONSchema(LessonContent, { io: 'input' }))

  expect(Object.keys(contract).length).toBeGreaterThan(20)
  expect(limitsOfFields(lessons.fields)).toMatchObject(contract)
})

test('a lesson number has the same bounds in both', () => {
  const field = lessons.fields.find((each) => 'name' in each && each.name === 'lessonNumber')

  expect(field).toMatchObject({ min: LessonNumber.minValue, max: LessonNumber.maxValue })
})

test('a message has the same limits in both; an e-mail field of Payload knows none', () => {
  const { email, ...contract } = limitsOfSchema(z.toJSONSchema(ContactMessage, { io: 'input' }))

  expect(email).toBe(254)
  expect(limitsOfFields(contactMessages.fields)).toMatchObject(contract)
})
