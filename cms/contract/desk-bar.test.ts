import { expect, test } from 'vitest'
import { deskBar, deskBarMark } from './desk-bar.ts'

test.each([
  ['/admin', 'Courses & lessons', 'page'],
  ['/admin/read-aloud/lessons/7', 'Courses & lessons', 'true'],
  ['/admin/course-file-manager/2', 'Course files', 'true'],
  ['/admin/legacy', 'Dashboard', 'true'],
  ['/studio', 'Studio', 'page'],
  ['/studio/collections/lessons/7', 'Studio', 'true'],
  ['/studio/collections/contact-messages', 'Messages', 'page'],
  ['/studio/collections/contact-messages/7', 'Messages', 'true'],
  ['/studio/collections/students/7', 'Students', 'true'],
])('at %s one way of the bar is marked: %s', (pathname, label, mark) => {
  const marks = deskBar.map((link) => [link.label, deskBarMark(link, pathname)])

  expect(marks.filter(([, value]) => value)).toEqual([[label, mark]])
})
