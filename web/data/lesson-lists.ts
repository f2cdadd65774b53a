import { reads } from './reads.ts'

/** What a new, moved or deleted lesson of a course changes. */
export const lessonLists = (courseId: number) => [
  reads.lessons,
  reads.courses,
  reads.course(courseId),
  reads.courseLessons(courseId),
]
