import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/COURSES', '/courses'],
  ['/Courses/Speak-Fluently/', '/courses/speak-fluently'],
  ['/Course/2/', '/course/2'],
  ['/draft/AbC/', '/draft/AbC'],
  ['/courses/my-course/Speech-Course-2/', '/courses/my-course/Speech-Course-2'],
])('the page at %s stands at %s', (asked, canonical) => {
  expect(canonicalPath(asked)).toBe(canonical)
})

test.each(['/Nowhere/', '//evil.example/', '/about//', '/%E0%A4%A', '/courses//x/'])(
  '%s is no page and stays as it is',
  (path) => {
    expect(canonicalPath(path)).toBe(path)
  },
)
