import { expect, test } from 'vitest'
import { type CreateState, createAfter, newForm } from './create-state.ts'
import { templates } from './templates.ts'

const own = { html: '<lesson-title>Mine</lesson-title>', parser: 'standard' } as const
const lesson = { id: 7, title: 'Mine', lessonNumber: 3, courseName: 'Speak Fluently' }
const refused: CreateState = {
  ...newForm,
  problems: { html: 'Line 3 is wrong', course: 'Please select a course' },
}

test('what was wrong with the text is no longer said when the text changes', () => {
  const typed = createAfter(refused, { type: 'typed' })

  expect(typed.problems).toEqual({ course: 'Please select a course' })
})

test('what was wrong with the course is no longer said when a course is chosen', () => {
  const chosen = createAfter(refused, { type: 'course-chosen' })

  expect(chosen.problems).toEqual({ html: 'Line 3 is wrong' })
})

test('a text of the tutor’s own that a template replaces can be brought back', () => {
  const replaced = createAfter(newForm, { type: 'replaced', before: own })

  expect(replaced.earlier).toEqual(own)
})

test('a template as it came need not be brought back', () => {
  const [{ html, parser }] = templates

  const replaced = createAfter(
    { ...newForm, earlier: own },
    { type: 'replaced', before: { html, parser } },
  )

  expect(replaced.earlier).toBeNull()
})

test('a lesson that was made is told of, and its text can be brought back', () => {
  const sent = createAfter(refused, { type: 'sent' })
  const made = createAfter(sent, { type: 'made', lesson, from: own })

  expect(made).toEqual({ problems: {}, asked: null, earlier: own, created: lesson })
})

test('typing on ends the note about the lesson that was made', () => {
  const made = createAfter(newForm, { type: 'made', lesson, from: own })

  expect(createAfter(made, { type: 'typed' }).created).toBeNull()
})

test('a template asks before it replaces, until it is answered', () => {
  const question = { template: templates[0], mayKeepText: true }
  const asked = createAfter(newForm, { type: 'asked', question })

  expect(asked.asked).toEqual(question)
  expect(createAfter(asked, { type: 'answered' }).asked).toBeNull()
})
