import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import type { Clip, Config, Course, Exercise, Lesson } from '../../content/payload-types.ts'
import type { PageList, PageTexts } from '../../contract/draft.ts'
import type { itemFields } from '../lessons/present-items.ts'
import type { CourseFigures } from './course-figures.ts'
import type { LessonPart } from './lesson-part.ts'

/** The fields of a course that lists read; `select` of the Local API. */
export const courseRowFields = {
  slug: true,
  name: true,
  description: true,
  category: true,
  icon: true,
  difficulty: true,
  cefr: true,
  minutes: true,
  forWhom: true,
  cover: true,
} as const

/** The fields of a lesson that lists read. */
export const lessonRowFields = {
  title: true,
  course: true,
  lessonNumber: true,
  isPremium: true,
  cefr: true,
  minutes: true,
  createdAt: true,
  objectives: true,
  warmUpQuestions: true,
  videoId: true,
  hasHtmlContent: true,
  _status: true,
} as const

/** The fields of which a lesson's document is made, which may hold megabytes. */
export const lessonFileFields = ['htmlContent', 'customStyles', 'customScripts'] as const

export type CourseRow = Pick<Course, 'id' | keyof typeof courseRowFields>
export type LessonRow = Pick<Lesson, 'id' | keyof typeof lessonRowFields>

/** The lessons of a course, or those of them from a number on. */
export interface LessonsOfCourse {
  courseId: number
  from?: number | undefined
}

export interface LessonPlace {
  courseId: number
  lessonNumber: number
}

/** A lesson with the lists that have words. */
export type LessonWordsRow = Pick<Lesson, 'id' | 'vocabulary' | 'phrases'>

/** So many lessons of a course are enough to borrow words from. */
export const mostWordLessons = 20

/** What the tutor has said words of. */
export type ClipOwner = { lesson: number } | { exercise: number }

/** A clip without its sound. */
export type ClipRow = Pick<Clip, 'id' | 'rowId' | 'word' | 'hash' | 'ms'>

/** What names one course. */
export type CourseName = { id: number } | { slug: string }

/** A course with what lists tell of its lessons. */
export interface ListedCourse {
  course: CourseRow
  figures: CourseFigures
}

export interface LessonOptions {
  /** Without the fields of which its document is made (`lessonFileFields`). */
  omitsHtml?: boolean
}

/** `listedCourse` for a reader that asks for the course first, which alone knows its id. */
export async function listOneByOne(
  { courseRow, courseFigures }: Pick<Reader, 'courseRow' | 'courseFigures'>,
  which: CourseName,
): Promise<ListedCourse | null> {
  const course = await courseRow(which)
  return course && { course, figures: await courseFigures(course.id) }
}

/** The order of every list of lessons. */
export const byPlace = (a: LessonRow, b: LessonRow) =>
  courseIdOf(a) - courseIdOf(b) || (a.lessonNumber ?? 0) - (b.lessonNumber ?? 0)

/** A course's page, with what makes its address. */
export type CoursePage = Pick<Course, 'id' | 'slug' | 'updatedAt'>

/** Some of the lessons with a page of their own, with what makes its address. */
export interface LessonPages {
  lessons: Pick<Lesson, 'id' | 'course' | 'lessonNumber' | 'updatedAt'>[]
  /** Those of the lessons that have a document, with what else they may have. */
  documents: Pick<Lesson, 'id' | keyof typeof itemFields>[]
}

/** The globals and the small collections of which the public pages are made. */
export type Texts = Pick<Config['globals'], PageTexts | 'site'>
export type Items = Pick<Config['collections'], PageList>

/** An uploaded picture, and which of its smaller sizes were made. */
export interface PictureRow {
  filename: string
  alt: string
  width: number
  height: number
  small: boolean
  medium: boolean
}

/**
 * All that the site shows, as its pages ask for it: plain documents, of what one caller may read.
 * Visitors read what is published; admins their drafts too, where nothing is published.
 */
export interface Reader {
  /** Every course that has what a course must have, the oldest first. */
  courses(): Promise<CourseRow[]>
  /** One of these courses, as lists have it. */
  courseRow(which: CourseName): Promise<CourseRow | null>
  course(id: number): Promise<Course | null>
  courseFigures(id: number): Promise<CourseFigures>
  /** One of these courses as lists show it. */
  listedCourse(which: CourseName): Promise<ListedCourse | null>
  /** The figures of every course, by its id. */
  allFigures(): Promise<(courseId: number) => CourseFigures>
  /** The lessons of a course, or a part of them, by their numbers. */
  lessons(courseId: number, part?: LessonPart): Promise<LessonRow[]>
  /** How many lessons all courses have together. */
  lessonCount(): Promise<number>
  /** The lessons of all courses, or those of one, by course and number, some at a time. */
  allLessons(which?: LessonsOfCourse): AsyncIterable<LessonRow[]>
  lesson(id: number, options?: LessonOptions): Promise<Lesson | null>
  lessonAt(place: LessonPlace, options?: LessonOptions): Promise<Lesson | null>
  /** The words of a course's first published lessons that are not premium, for whoever asks. */
  courseWords(courseId: number): Promise<LessonWordsRow[]>
  exercise(address: string): Promise<Exercise | null>
  /** The words that the tutor has said, of what the caller may read whole. */
  clips(owner: ClipOwner): Promise<ClipRow[]>
  /** The sound of one of them as base64. */
  clipSound(owner: ClipOwner, hash: string): Promise<string | null>
  /** The texts of one page, as far as they are written. */
  texts<Name extends keyof Texts>(name: Name): Promise<Texts[Name]>
  /** Every course with a page of its own. */
  coursePages(): Promise<CoursePage[]>
  /** How many lessons have one: all but the premium ones. */
  lessonPageCount(): Promise<number>
  /** Those lessons, by course and number, some at a time, without the first so many. */
  lessonPages(skip: number): AsyncIterable<LessonPages>
  /** The uploaded pictures of these names that are there. */
  pictures(names: readonly string[]): Promise<PictureRow[]>
  /** Everything of one list, in the tutor's order. */
  items<Name extends keyof Items>(list: Name): Promise<Items[Name][]>
}
