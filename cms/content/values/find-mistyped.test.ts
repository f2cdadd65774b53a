import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { findMistyped } from './find-mistyped.ts'

const fields: Field[] = [
  { name: 'title', type: 'text' },
  { name: 'labels', type: 'text', hasMany: true },
  { name: 'number', type: 'number' },
  { name: 'isPremium', type: 'checkbox' },
  { name: 'on', type: 'date' },
  { name: 'course', type: 'relationship', relationTo: 'courses' },
  { name: 'about', type: 'richText' },
  { name: 'rows', type: 'array', fields: [{ name: 'word', type: 'text' }] },
  { name: 'links', type: 'group', fields: [{ name: 'home', type: 'text' }] },
  { type: 'row', fields: [{ name: 'beside', type: 'text' }] },
  { type: 'tabs', tabs: [{ label: 'More', fields: [{ name: 'inTab', type: 'textarea' }] }] },
]

const richText = (...children: unknown[]) => ({ root: { type: 'root', children } })

test.each<[what: string, data: unknown, path: string]>([
  ['a number as a text', { title: 7 }, 'title'],
  ['a list as a text', { title: ['a'] }, 'title'],
  ['a number among texts', { labels: ['a', 7] }, 'labels'],
  ['a list as a number', { number: [] }, 'number'],
  ['an object as a tick', { isPremium: {} }, 'isPremium'],
  ['an object that is no text as a tick', { isPremium: { toString: 1 } }, 'isPremium'],
  ['a list as a tick', { isPremium: [] }, 'isPremium'],
  ['a word as a date', { on: 'tomorrow' }, 'on'],
  ['a year of six digits', { on: '+012026-01-01T00:00:00.000Z' }, 'on'],
  ['half a number as an id', { course: 0.5 }, 'course'],
  ['an object without an id', { course: {} }, 'course'],
  ['half a number of a named collection', { course: { relationTo: 'a', value: 0.5 } }, 'course'],
  ['a number as a collection', { course: { relationTo: 7, value: 7 } }, 'course'],
  ['a text as rich text', { about: 'Hello' }, 'about'],
  ['null in rich text', { about: richText(null) }, 'about'],
  ['a number as a piece of text', { about: richText({ type: 'text', text: 7 }) }, 'about'],
  ['an object as a list', { rows: { length: 1 } }, 'rows'],
  ['a text as a row', { rows: ['a'] }, 'rows.0'],
  ['a number in a row', { rows: [{ word: 'a' }, { word: 7 }] }, 'rows.1.word'],
  ['null as a list', { rows: null }, 'rows'],
  ['null as a group', { links: null }, 'links'],
  ['a number in a group', { links: { home: 7 } }, 'links.home'],
  ['a number beside', { beside: 7 }, 'beside'],
  ['a number in a tab', { inTab: 7 }, 'inTab'],
  ['a list as a document', [], ''],
])('%s is found', (_what, data, path) => {
  expect(findMistyped(fields, data)?.path).toBe(path)
})

test.each<[what: string, data: unknown]>([
  ['nothing', {}],
  ['null for each value', { title: null, number: null, about: null, course: null }],
  ['what forms send', { number: '7', isPremium: 'true', course: '7', rows: 0 }],
  ['a moment', { on: '2026-11-22T10:00:00.000Z' }],
  ['a moment as the server has it', { on: new Date(0) }],
  ['a document for its id', { course: { id: 7, name: 'Speak' } }],
  ['a document of a named collection', { course: { relationTo: 'courses', value: 7 } }],
  ['an admin as the studio names one', { course: { collection: 'admins', value: 7 } }],
  [
    'rich text',
    { about: richText({ type: 'paragraph', children: [{ type: 'text', text: 'a' }] }) },
  ],
  ['texts and rows', { title: 'a', labels: ['a'], rows: [{ word: 'a' }], links: { home: 'a' } }],
  ['names that no field has', { other: 7 }],
])('%s is of the right kind', (_what, data) => {
  expect(findMistyped(fields, data)).toBeUndefined()
})
