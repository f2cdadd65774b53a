import type { CollectionConfig, Field } from 'payload'
import { expect, test } from 'vitest'
import { courses } from '../collections/courses/courses.ts'
import { exercises } from '../collections/exercises/exercises.ts'
import { lessons } from '../collections/lessons/lessons.ts'
import { homework } from '../collections/students/homework.ts'
import { students } from '../collections/students/students.ts'
import { unseen } from './unseen.ts'

const nameOf = (field: Field) => ('name' in field ? field.name : field.type)

const hiddenIn = ({ fields }: CollectionConfig) =>
  fields.filter(({ admin }) => admin && 'hidden' in admin && admin.hidden)

test.each([
  ['courses', courses, ['isBlank']],
  ['exercises', exercises, ['isBlank']],
  ['homework', homework, ['filesKey']],
  ['lessons', lessons, ['numberAsRead', 'filesKey', 'hasHtmlContent', 'isBlank']],
  ['students', students, ['listsAsRead', 'resultsSeenAt']],
])('what the site keeps for itself in %s is offered nowhere in the studio', (_, list, names) => {
  const hidden = hiddenIn(list)

  expect(hidden.map(nameOf)).toEqual(names)
  for (const { admin } of hidden) expect(admin).toMatchObject(unseen)
})
