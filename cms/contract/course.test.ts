import { expect, test } from 'vitest'
import { Category, CourseFileKind, CourseFiles, Difficulty } from './course.ts'
import { maxCourseFileBytes } from './limits.ts'

test('the categories are the five of the specification; All is a filter only', () => {
  expect(Category.options).toEqual([
    'Business',
    'Conversation',
    'Professional',
    'Academic',
    'Fundamentals',
  ])
})

test.each([1, 2, 3])('%i is a difficulty', (difficulty) => {
  expect(Difficulty.safeParse(difficulty).success).toBe(true)
})

test.each([0, 4, 1.5, '1', null])('%o is no difficulty', (difficulty) => {
  expect(Difficulty.safeParse(difficulty).success).toBe(false)
})

test('a course file may have 1 MB', () => {
  expect(maxCourseFileBytes).toBe(1_048_576)
})

test.each([{}, { cssContent: 'p {}' }, { jsContent: '' }, { cssContent: null, jsContent: null }])(
  '%o saves course files',
  (files) => {
    expect(CourseFiles.parse(files)).toEqual(files)
  },
)

test.each([{ cssContent: 5 }, { jsContent: ['go()'] }])('%o saves none', (files) => {
  expect(CourseFiles.safeParse(files).success).toBe(false)
})

test('saving files changes nothing else of the course', () => {
  expect(CourseFiles.parse({ cssContent: 'p {}', name: 'x' })).toEqual({ cssContent: 'p {}' })
})

test.each(['css', 'js'])('%s is a kind of course file', (kind) => {
  expect(CourseFileKind.safeParse(kind).success).toBe(true)
})

test.each(['html', 'CSS', '', 'constructor'])('%o is no kind of course file', (kind) => {
  expect(CourseFileKind.safeParse(kind).success).toBe(false)
})
