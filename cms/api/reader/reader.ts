import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import type { Config, Course, Lesson } from '../../content/payload-types.ts'
import type { PageList, PageTexts } from '../../contract/draft.ts'
import type { itemFields } from '../lessons/present-items.ts'
import type { CourseStatistics } from './course-statistics.ts'

/** The fields of a course that lists read; `select` of the Local API. */
export const courseRowFields = {
  slug: true,
  name: true,
  description: true,
  category: true,
  icon: true,
  difficulty: true,
} as const

/** The fields of a lesson that lists read. */
export const lessonRowFields = {
  title: true,
  course: true,
  lessonNumber: true,
  isPremium: true,
  createdAt: true,
  objectives: true,
  warmUpQuestions: true,
  videoId: true,
  hasHtmlContent: true,
  _status: true,
} as const

export type CourseRow = Pick<Course, 'id' | keyof typeof courseRowFields>
export type LessonRow = Pick<Lesson, 'id' | keyof typeof lessonRowFields>

export interface LessonPlace {
  courseId: number
  lessonNumber: number
}

/** The order of every list of lessons. */
export const byPlace = (a: LessonRow, b: LessonRow) =>
  courseIdOf(a) - courseIdOf(b) || (a.lessonNumber ?? 0) - (b.lessonNumber ?? 0)

/** Everything with a page of its own, premium lessons left out, with what makes its address. */
export interface Pages {
  courses: Pick<Course, 'id' | 'slug' | 'updatedAt'>[]
  lessons: Pick<Lesson, 'id' | 'course' | 'lessonNumber' | 'updatedAt'>[]
  /** Those of the lessons that have a document, with what else they may have. */
  documents: Pick<Lesson, 'id' | keyof typeof itemFields>[]
}

/** The globals and the small collections of which the public pages are made. */
export type Texts = Pick<Config['globals'], PageTexts | 'site'>
export type Items = Pick<Config['collections'], PageList>

/**
 * All that the site shows, as its pages ask for it: plain documents, of what one caller may read.
 * Visitors read what is published; admins their drafts too, where nothing is published.
 */
export interface Reader {
  /** Every course that has what a course must have, the oldest first. */
  courses(): Promise<CourseRow[]>
  course(id: number): Promise<Course | null>
  /** Figures of every course, by its id. */
  courseStatistics(): Promise<(courseId: number) => CourseStatistics>
  /** The lessons of a course, or of all courses, by course and number. */
  lessons(courseId?: number): Promise<LessonRow[]>
  lesson(id: number): Promise<Lesson | null>
  lessonAt(place: LessonPlace): Promise<Lesson | null>
  /** The texts of one page, as far as they are written. */
  texts<Name extends keyof Texts>(name: Name): Promise<Texts[Name]>
  pages(): Promise<Pages>
  /** Everything of one list, in the tutor's order. */
  items<Name extends keyof Items>(list: Name): Promise<Items[Name][]>
}
