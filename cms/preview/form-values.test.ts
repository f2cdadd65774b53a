import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { formValues } from './form-values.ts'

const texts = {
  name: 'objectives',
  type: 'array',
  flattenedFields: [{ name: 'text', type: 'text' }],
}
const activities = {
  name: 'practiceActivities',
  type: 'array',
  flattenedFields: [
    { name: 'type', type: 'select' },
    { ...texts, name: 'questions' },
  ],
}
const availability = { name: 'availability', type: 'group', flattenedFields: [texts] }

/** As much of Payload as knows the fields of a lesson and of the contact page. */
const payload: Payload = Object.assign(Object.create(null), {
  collections: {
    lessons: { config: { flattenedFields: [{ name: 'title', type: 'text' }, texts, activities] } },
  },
  globals: { config: [{ slug: 'contact-page', flattenedFields: [availability] }] },
})

test('an empty list, which the editor writes as 0, is a list', () => {
  expect(formValues(payload, 'lessons', { title: 'Hello', objectives: 0 })).toEqual({
    title: 'Hello',
    objectives: [],
  })
})

test('so it is inside the rows of a list', () => {
  const practiceActivities = [{ type: 'speaking', questions: 0 }, { questions: [{ text: 'Why?' }] }]

  expect(formValues(payload, 'lessons', { practiceActivities })).toEqual({
    practiceActivities: [{ type: 'speaking', questions: [] }, { questions: [{ text: 'Why?' }] }],
  })
})

test('and inside a group, also of the texts of a page', () => {
  expect(formValues(payload, 'contact-page', { availability: { objectives: 0 } })).toEqual({
    availability: { objectives: [] },
  })
})

test('what the editor has not sent stays away, and an empty group stays empty', () => {
  expect(formValues(payload, 'lessons', {})).toEqual({})
  expect(formValues(payload, 'contact-page', { availability: null })).toEqual({
    availability: null,
  })
})

test('what is given is not changed', () => {
  const given = { objectives: 0 }

  formValues(payload, 'lessons', given)

  expect(given).toEqual({ objectives: 0 })
})
