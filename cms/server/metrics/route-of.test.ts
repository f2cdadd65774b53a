import { expect, test } from 'vitest'
import { routeOf } from './route-of.ts'

test.each([
  ['/', '/'],
  ['/?category=speech', '/'],
  ['/courses/speak-fluently', '/courses/speak-fluently'],
  ['/courses/anything/at-all?tab=quiz', '/courses/:courseSlug/:lessonSlug'],
  ['/api/lessons/12', '/api/lessons/:lessonId'],
  ['/api/courses/3/lessons', '/api/courses/:courseId/lessons'],
  ['/studio/collections/students/3', '/studio/*'],
  ['/lesson-documents/4/interactive?ticket=secret', '/lesson-documents/*'],
  ['/draft/secret-ticket', '/draft/:token'],
  ['/preview/lessons/3', '/preview/*'],
  ['/readyz', '/readyz'],
  ['/wp-login.php', 'other'],
  ['/courses//', 'other'],
  ['', 'other'],
])('%s counts under %s', (url, route) => {
  expect(routeOf(url)).toBe(route)
})
