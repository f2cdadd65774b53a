import { expect, test } from 'vitest'
import { sampleCourseNames } from '../cms/content/samples/sample-courses.ts'
import { sampleCourses } from './sample-courses.ts'

test('the first-day list knows every sample course', () => {
  const seeded = sampleCourses.map(({ slug, name }) => [slug, name])

  expect(Object.fromEntries(seeded)).toEqual(sampleCourseNames)
})
