import { reads } from './reads.ts'
import { useRead } from './use-read.ts'

export const useLessons = () => useRead(reads.lessons)

export const useCourseLessons = (courseId: number | null) =>
  useRead(courseId === null ? null : reads.courseLessons(courseId))

/** So many lessons of a course as a page shows at once, and one more; null asks for none. */
export const useLessonPart = (courseId: number | null, from: number | null) =>
  useRead(courseId === null ? null : reads.lessonPart(courseId, from))

/** A lesson of a course between its neighbours. */
export const useLessonsBeside = (courseId: number, lessonNumber: number) =>
  useRead(reads.lessonsBeside(courseId, lessonNumber))

/** The first lesson of a course, as a list of one; null asks for none. */
export const useFirstLesson = (courseId: number | null) =>
  useRead(courseId === null ? null : reads.firstLesson(courseId))

/** A lesson without its HTML, which only its frame loads. */
export const useLesson = (id: number | null) => useRead(id === null ? null : reads.lesson(id))

/** A lesson by its place; null while the course is not known yet. */
export const useCourseLesson = (place: { courseId: number; lessonNumber: number } | null) =>
  useRead(place && reads.courseLesson(place.courseId, place.lessonNumber))

/** A lesson on paper; null while the lesson is not known yet. */
export const useWorksheet = (lessonId: number | null) =>
  useRead(lessonId === null ? null : reads.worksheet(lessonId))

/** The words of a lesson with what practising them takes. */
export const useLessonPractice = (id: number) => useRead(reads.lessonPractice(id))

/** How many words of a lesson can be practised. */
export const useLessonWordCount = (id: number) => useRead(reads.lessonWordCount(id))
