import { expect, test } from 'vitest'
import { type Change, touchedByCourse, touchedByLesson } from '../../content/touched-tags.ts'
import type { Reader } from './reader.ts'
import { taggedReader } from './tagged-reader.ts'

/** A reader that finds one lesson of one course, or nothing at all. */
function readerOf({ finds }: { finds: boolean }): Reader {
  const found = finds ? { id: 17, course: 3, lessonNumber: 5 } : null
  const one = async () => found
  const course = async () => (finds ? { id: 3 } : null)
  const all = async () => (found ? [found] : [])
  const reader: Reader = Object.assign(Object.create(null), {
    courses: all,
    courseRow: course,
    course,
    courseFigures: one,
    allFigures: one,
    listedCourse: async () => (finds ? { course: { id: 3 }, figures: {} } : null),
    lessons: all,
    lessonCount: async () => 1,
    lesson: one,
    lessonAt: one,
    courseWords: all,
    exercise: one,
    texts: one,
    items: all,
    coursePages: all,
    lessonPageCount: async () => 1,
    lessonPages: all,
    pictures: all,
  })
  return reader
}

async function tagsOf(read: (reader: Reader) => Promise<unknown>, { finds = true } = {}) {
  const tags = new Set<string>()
  await read(taggedReader(readerOf({ finds }), tags))
  return tags
}

const reads: [string, (reader: Reader) => Promise<unknown>, string[], string[]][] = [
  ['the courses', (reader) => reader.courses(), ['courses'], ['courses']],
  ['a course', (reader) => reader.course(3), ['course:3'], ['course:3']],
  ['a row by id', (reader) => reader.courseRow({ id: 3 }), ['course:3'], ['course:3']],
  ['a row by slug', (reader) => reader.courseRow({ slug: 'a' }), ['course:3'], ['courses']],
  [
    'a listed course by id',
    (reader) => reader.listedCourse({ id: 3 }),
    ['course:3', 'figures-of:3'],
    ['course:3'],
  ],
  [
    'a listed course by slug',
    (reader) => reader.listedCourse({ slug: 'a' }),
    ['course:3', 'figures-of:3'],
    ['courses'],
  ],
  ['figures', (reader) => reader.courseFigures(3), ['figures-of:3'], ['figures-of:3']],
  ['all figures', (reader) => reader.allFigures(), ['figures'], ['figures']],
  ['a course’s lessons', (reader) => reader.lessons(3), ['lessons-of:3'], ['lessons-of:3']],
  [
    'neighbours',
    (reader) => reader.lessons(3, { beside: 5 }),
    ['places-of:3', 'lesson:17'],
    ['places-of:3'],
  ],
  ['the words of lessons', (reader) => reader.courseWords(3), ['lessons-of:3'], ['lessons-of:3']],
  ['an exercise', (reader) => reader.exercise('a'), ['items:exercises'], ['items:exercises']],
  ['the number of lessons', (reader) => reader.lessonCount(), ['figures'], ['figures']],
  ['a lesson', (reader) => reader.lesson(17), ['lesson:17', 'shown:3'], ['lesson:17', 'shown']],
  [
    'a lesson by its place',
    (reader) => reader.lessonAt({ courseId: 3, lessonNumber: 5 }),
    ['places-of:3', 'lesson:17'],
    ['places-of:3'],
  ],
  ['texts', (reader) => reader.texts('site'), ['texts:site'], ['texts:site']],
  ['items', (reader) => reader.items('faq-items'), ['items:faq-items'], ['items:faq-items']],
  ['pages of courses', (reader) => reader.coursePages(), ['pages'], ['pages']],
  ['the number of pages', (reader) => reader.lessonPageCount(), ['pages'], ['pages']],
  ['pages of lessons', async (reader) => reader.lessonPages(0), ['pages'], ['pages']],
  ['pictures', (reader) => reader.pictures(['a.webp']), ['items:media'], ['items:media']],
]

test.each(reads)('%s: the answer has the tags of what was found', async (_what, read, tags) => {
  expect(await tagsOf(read)).toEqual(new Set(tags))
})

test.each(reads)('%s: an answer without it has tags too', async (_what, read, _found, tags) => {
  expect(await tagsOf(read, { finds: false })).toEqual(new Set(tags))
})

const shown = { courseId: 3, lessonNumber: 5, createdAt: '2026-01-01' }
const lessonGone: Change = { id: 17, before: shown, after: null }

test.each(reads.filter(([what]) => /lesson|neighbours/.test(what)))(
  '%s: is old when the lesson goes, and when its course does',
  async (_what, read) => {
    const tags = await tagsOf(read)

    expect(touchedByLesson(lessonGone).some((tag) => tags.has(tag))).toBe(true)
    expect(touchedByCourse({ ...lessonGone, id: 3 }).some((tag) => tags.has(tag))).toBe(true)
  },
)

test.each(reads.filter(([what]) => /lesson|neighbours/.test(what)))(
  '%s: is old when the lesson that was not there comes, and when its course does',
  async (_what, read) => {
    const tags = await tagsOf(read, { finds: false })
    const comes = { before: null, after: shown }

    expect(touchedByLesson({ id: 17, ...comes }).some((tag) => tags.has(tag))).toBe(true)
    expect(touchedByCourse({ id: 3, ...comes }).some((tag) => tags.has(tag))).toBe(true)
  },
)
