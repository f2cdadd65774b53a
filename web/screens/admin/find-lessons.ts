import type { CourseSummary } from '../../../cms/contract/course.ts'
import type { LessonListItem } from '../../../cms/contract/lesson.ts'

/** The courses whose name or category holds all words that are looked for. */
export const findCourses = (courses: readonly CourseSummary[], wanted: string) =>
  courses.filter(({ name, category }) => holdsAll(`${name} ${category}`, wordsOf(wanted)))

/**
 * The lessons whose title or number holds the words, by course; of a course's words its name
 * counts, so that 'business meeting' finds a meeting in a business course.
 */
export function findLessons(
  lessons: readonly LessonListItem[],
  courses: readonly CourseSummary[],
  wanted: string,
): Map<number, LessonListItem[]> {
  const words = wordsOf(wanted)
  const names = new Map(courses.map(({ id, name }) => [id, name]))
  const found = new Map<number, LessonListItem[]>()
  for (const lesson of lessons) {
    const own = `${lesson.title} lesson ${lesson.lessonNumber}`.toLowerCase()
    if (!words.some((word) => own.includes(word))) continue
    if (!holdsAll(`${own} ${names.get(lesson.courseId) ?? ''}`, words)) continue
    const ofCourse = found.get(lesson.courseId)
    if (ofCourse) ofCourse.push(lesson)
    else found.set(lesson.courseId, [lesson])
  }
  return found
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

const holdsAll = (text: string, words: readonly string[]) =>
  words.every((word) => text.toLowerCase().includes(word))
