import { expect, test } from 'vitest'
import type { z } from 'zod'
import { CertificateRequest } from './certificate.ts'
import { isBetween, longList } from './long-list.ts'
import { SentEvents } from './student-events.ts'

const some = longList(isBetween(0, 10), 3)

test.each([[[]], [[0]], [[10, 0, 5]]])('%j is a list that fits', (list) => {
  expect(some.parse(list)).toEqual(list)
})

test.each([
  ['a number below', [-1]],
  ['a number above', [11]],
  ['half a number', [1.5]],
  ['a text', ['1']],
  ['too many', [1, 2, 3, 4]],
  ['no list', 1],
])('%s does not fit', (_, list) => {
  expect(some.safeParse(list).success).toBe(false)
})

const wrongAnswers = Array.from({ length: 500 }, () => -2)

const certificate = (tries: unknown[]) => ({
  courseId: 1,
  name: 'Ann',
  lessons: Array.from({ length: 20 }, (_, index) => ({ lessonId: index + 1, tries })),
})

const event = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  at: 1,
  ref: '1/1',
  kind: 'quiz',
  data: { answers: wrongAnswers, right: 0, total: 500 },
}

test.each<[string, z.ZodType, unknown, string]>([
  ['answers', CertificateRequest, certificate([{ at: 1, answers: wrongAnswers }]), 'lessons'],
  ['tries', CertificateRequest, certificate([{}, {}, {}]), 'lessons'],
  ['answers of a quiz', SentEvents, { events: [event] }, 'events.0.data.answers'],
])('many wrong %s are told once', (_, schema, sent, place) => {
  const problems = schema.safeParse(sent).error?.issues ?? []

  expect(problems.map(({ path }) => path.join('.'))).toEqual([place])
})
