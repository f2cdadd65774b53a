import { expect, test } from 'vitest'
import { noFigures } from '../api/reader/course-figures.ts'
import { partOf } from '../api/reader/lesson-part.ts'
import { byPlace, type Items, listOneByOne, type Reader } from '../api/reader/reader.ts'
import type { Course, FaqItem, Lesson } from '../content/payload-types.ts'
import { draftReader } from './draft-reader.ts'

const dates = { createdAt: '2025-03-01T10:00:00.000Z', updatedAt: '2025-03-01T10:00:00.000Z' }

const course = (id: number, more: Partial<Course> = {}): Course => ({
  id,
  name: `Course ${id}`,
  description: 'About it',
  category: 'Business',
  difficulty: '1',
  ...dates,
  ...more,
})

const lesson = (id: number, place: Pick<Lesson, 'course' | 'lessonNumber'>): Lesson => ({
  id,
  title: `Lesson ${id}`,
  isPremium: false,
  ...place,
  ...dates,
})

const question = (id: number, more: Partial<FaqItem> = {}): FaqItem => ({
  id,
  question: `Question ${id}?`,
  answer: 'Yes.',
  shownOn: ['home'],
  ...dates,
  ...more,
})

const published = {
  courses: [course(1, { slug: 'old' }), course(2)],
  lessons: [
    lesson(11, { course: 1, lessonNumber: 1 }),
    lesson(12, { course: 1, lessonNumber: 2 }),
    lesson(21, { course: 2, lessonNumber: 1 }),
  ],
}

const lists: { [Name in keyof Items]: Items[Name][] } = {
  'faq-items': [question(31), question(32)],
  'home-testimonials': [],
  'page-testimonials': [],
}

/** What visitors read, out of the lists above. */
const visitors: Reader = {
  courses: async () => published.courses,
  course: async (id) => published.courses.find((one) => one.id === id) ?? null,
  courseRow: async (which) =>
    published.courses.find((one) =>
      'id' in which ? one.id === which.id : one.slug === which.slug,
    ) ?? null,
  courseFigures: async () => noFigures,
  listedCourse: async (which) => listOneByOne(visitors, which),
  allFigures: async () => () => noFigures,
  lessons: async (courseId, part) => {
    const rows = published.lessons.filter((one) => one.course === courseId)
    return partOf(rows.toSorted(byPlace), part)
  },
  lessonCount: async () => published.lessons.length,
  async *allLessons() {
    yield published.lessons
  },
  lesson: async (id) => published.lessons.find((one) => one.id === id) ?? null,
  lessonAt: async ({ courseId, lessonNumber }) =>
    published.lessons.find((one) => one.course === courseId && one.lessonNumber === lessonNumber) ??
    null,
  courseWords: async () => [],
  exercise: async () => null,
  coursePages: async () => [],
  lessonPageCount: async () => 0,
  async *lessonPages() {},
  pictures: async () => [],
  clips: async () => [],
  clipSound: async () => null,
  texts: async (name) => {
    throw new Error(`No ${name} here.`)
  },
  items: async (name) => lists[name],
}

const idsOf = (documents: { id: number }[]) => documents.map(({ id }) => id)

test('a course’s draft stands where the course stands', async () => {
  const reader = draftReader(visitors, { course: course(1, { name: 'Renamed' }) })

  expect(await reader.courses()).toMatchObject([{ id: 1, name: 'Renamed' }, { id: 2 }])
  expect(await reader.course(1)).toMatchObject({ name: 'Renamed' })
  expect(await reader.course(2)).toMatchObject({ name: 'Course 2' })
})

test('a course’s draft goes by the slug that it will have', async () => {
  const reader = draftReader(visitors, { course: course(1, { slug: 'new' }) })

  expect(await reader.courseRow({ slug: 'new' })).toMatchObject({ id: 1 })
  expect(await reader.courseRow({ slug: 'old' })).toBeNull()
  expect(await reader.courseRow({ id: 2 })).toMatchObject({ id: 2 })
})

test('a course that nobody sees yet stands at the end', async () => {
  const reader = draftReader(visitors, { course: course(3) })

  expect(idsOf(await reader.courses())).toEqual([1, 2, 3])
})

test('the page of a course that is still a draft lists its lessons', async () => {
  const lessonRows = [lesson(41, { course: 3, lessonNumber: 1 })]
  const reader = draftReader(visitors, { course: course(3), lessonRows })

  expect(idsOf(await reader.lessons(3))).toEqual([41])
  expect(idsOf(await reader.lessons(1))).toEqual([11, 12])
})

test('a lesson’s draft stands where the draft says', async () => {
  const draft = { ...lesson(11, { course: 1, lessonNumber: 3 }), title: 'Last' }
  const reader = draftReader(visitors, { lesson: draft })

  expect(idsOf(await reader.lessons(1))).toEqual([12, 11])
  expect(idsOf(await reader.lessons(1, { from: 2, limit: 1 }))).toEqual([12])
  expect(idsOf(await reader.lessons(1, { beside: 3 }))).toEqual([12, 11])
  expect(await reader.lesson(11)).toMatchObject({ title: 'Last' })
  expect(await reader.lessonAt({ courseId: 1, lessonNumber: 3 })).toMatchObject({ title: 'Last' })
})

test('a lesson’s draft has left the place where the lesson is published', async () => {
  const reader = draftReader(visitors, { lesson: lesson(11, { course: 2, lessonNumber: 2 }) })

  expect(await reader.lessonAt({ courseId: 1, lessonNumber: 1 })).toBeNull()
  expect(idsOf(await reader.lessons(1))).toEqual([12])
  expect(idsOf(await reader.lessons(2))).toEqual([21, 11])
})

test('a draft at the place of another lesson is what stands there', async () => {
  const reader = draftReader(visitors, { lesson: lesson(41, { course: 1, lessonNumber: 1 }) })

  expect(await reader.lessonAt({ courseId: 1, lessonNumber: 1 })).toMatchObject({ id: 41 })
  expect(await reader.lesson(11)).toMatchObject({ id: 11 })
})

test('a place without a lesson has none, with a draft elsewhere and without', async () => {
  const place = { courseId: 1, lessonNumber: 9 }
  const draft = lesson(11, { course: 1, lessonNumber: 3 })

  expect(await draftReader(visitors, { lesson: draft }).lessonAt(place)).toBeNull()
  expect(await draftReader(visitors, {}).lessonAt(place)).toBeNull()
})

test('an item’s draft stands in the item’s place, a new one at the end', async () => {
  const changed = question(31, { question: 'Changed?' })
  const changedItems = await draftReader(visitors, { items: { 'faq-items': changed } })
  const newItems = await draftReader(visitors, { items: { 'faq-items': question(33) } })

  expect(await changedItems.items('faq-items')).toMatchObject([
    { id: 31, question: 'Changed?' },
    { id: 32 },
  ])
  expect(idsOf(await newItems.items('faq-items'))).toEqual([31, 32, 33])
})

test('the texts of one page are the draft’s, those of the others stay', async () => {
  const draft = { id: 1, brand: 'New name' }
  const reader = draftReader(visitors, { texts: { site: draft } })

  expect(await reader.texts('site')).toBe(draft)
  await expect(reader.texts('privacy-policy')).rejects.toThrow('No privacy-policy here.')
})
