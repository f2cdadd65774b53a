import { expect, test } from 'vitest'
import { fillForm } from './fill-form.ts'

test('what the markup states replaces what the form has, and nothing else', () => {
  const form = {
    title: 'Old',
    lessonNumber: 4,
    course: 2,
    isPremium: true,
    objectives: [{ id: 'a', text: 'Old objective' }],
    speakingTips: [{ text: 'Kept' }],
    customStyles: 'p {}',
  }

  const filled = fillForm(form, {
    title: 'New',
    lessonNumber: 9,
    courseId: 7,
    objectives: ['New objective'],
    customStyles: '',
    customScripts: '',
  })

  expect(filled).toEqual({ ...form, title: 'New', objectives: [{ text: 'New objective' }] })
})

test('the markup’s course is taken where none is chosen', () => {
  expect(fillForm({}, { title: 'New', courseId: 7 })).toEqual({ title: 'New', course: 7 })
})
