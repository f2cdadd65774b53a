import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { leadsToField } from './leads-to-field.ts'

const text: FlattenedField = { name: 'text', type: 'text' }
const fields: FlattenedField[] = [
  { name: 'title', type: 'text' },
  { name: 'madeFor', type: 'text' },
  { name: 'about', type: 'richText' },
  { name: 'student', type: 'relationship', relationTo: 'students' },
  { name: 'links', type: 'group', fields: [text], flattenedFields: [text] },
  { name: 'rows', type: 'array', fields: [text], flattenedFields: [text] },
]
const version: FlattenedField = {
  name: 'version',
  type: 'group',
  fields: [],
  flattenedFields: fields,
}

const leads = (path: string) => leadsToField([...fields, version], path.split('.'))

test.each([
  ...['title', 'student', 'links.text', 'rows.text', 'version.title', 'version.rows.text'],
  ...['id', 'gone'], // Payload leaves a name out that it does not know
])('%s leads to a field', (path) => {
  expect(leads(path)).toBe(true)
})

test.each([
  ...['madeFor.x', 'madeFor.title', 'title.madeFor', 'title.', 'id.x', '.title', 'gone.x'],
  ...['student.name', 'student.name.x', 'student.id', 'student.title', 'about.root.x'],
  ...['links.gone', 'links.text.x', 'rows.text.x', 'version.gone', 'version.student.name.x'],
])('%s leads behind one, or to none', (path) => {
  expect(leads(path)).toBe(false)
})
