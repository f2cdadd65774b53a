import { courseIdOf } from '../collections/lessons/course-id-of.ts'

/** Which premium lessons are open to somebody at this moment. */
export interface Grants {
  opensAll: boolean
  courses: ReadonlySet<number>
  lessons: ReadonlySet<number>
}

declare module 'payload' {
  interface RequestContext {
    /** Whose rights a read has beside a visitor's; no request from outside can set it. */
    grants?: Grants
  }
}

/** Whether the grants open a lesson. One that does not say where it belongs is opened by none. */
export function isOpened(
  grants: Grants | undefined,
  lesson: { id: number | string; course?: unknown },
): boolean {
  if (!grants) return false
  if (grants.opensAll || grants.lessons.has(Number(lesson.id))) return true
  const courseId = courseIdOf(lesson)
  return courseId !== null && grants.courses.has(courseId)
}

/** Whether they open anything at all. */
export const opensSomething = ({ opensAll, courses, lessons }: Grants): boolean =>
  opensAll || courses.size > 0 || lessons.size > 0
