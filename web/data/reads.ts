import type { Course, CourseSummary } from '../../cms/contract/course.ts'
import type { Exercise } from '../../cms/contract/exercise.ts'
import type { LessonAnswer, LessonListItem } from '../../cms/contract/lesson.ts'
import { lessonsAtOnce } from '../../cms/contract/limits.ts'
import type {
  AboutPage,
  ContactPage,
  HomePage,
  LegalPage,
  TestimonialsPage,
} from '../../cms/contract/pages.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import type { PracticeAnswer, WordCount } from '../../cms/contract/practice.ts'
import type { Site } from '../../cms/contract/site.ts'
import type { LessonSounds } from '../../cms/contract/sounds.ts'
import type { Worksheet } from '../../cms/contract/worksheet.ts'

/** Something a screen can ask the contract for: its address, which is its SWR key, and its type. */
export interface Read<Answer> {
  path: string
  /** Never set: it only carries the answer's type. */
  readonly answer?: Answer
}

const at = <Answer>(path: string): Read<Answer> => ({ path })

/** Every public read of the site, once for the server's load and the browser's hook. */
export const reads = {
  site: at<Site>(apiPaths.site),
  home: at<HomePage>(apiPaths.page('home')),
  about: at<AboutPage>(apiPaths.page('about')),
  contact: at<ContactPage>(apiPaths.page('contact')),
  testimonials: at<TestimonialsPage>(apiPaths.page('testimonials')),
  privacyPolicy: at<LegalPage>(apiPaths.page('privacy-policy')),
  termsOfService: at<LegalPage>(apiPaths.page('terms-of-service')),
  courses: at<CourseSummary[]>(apiPaths.courses),
  course: (id: number) => at<Course>(apiPaths.course(id)),
  /** One course as lists have it, for pages that show no other: a list of one, or of none. */
  courseNamed: (slug: string) => at<CourseSummary[]>(apiPaths.courseNamed(slug)),
  courseListed: (id: number) => at<CourseSummary[]>(apiPaths.courseListed(id)),
  courseLessons: (id: number) => at<LessonListItem[]>(apiPaths.courseLessons(id)),
  /** A part as a page shows it, with the lesson behind it, which tells that there are more. */
  lessonPart: (id: number, from: number | null) =>
    at<LessonListItem[]>(
      apiPaths.lessonPart(id, { ...(from !== null && { from }), limit: lessonsAtOnce + 1 }),
    ),
  firstLesson: (id: number) => at<LessonListItem[]>(apiPaths.lessonPart(id, { limit: 1 })),
  lessonsBeside: (id: number, lessonNumber: number) =>
    at<LessonListItem[]>(apiPaths.lessonsBeside(id, lessonNumber)),
  courseLesson: (id: number, lessonNumber: number) =>
    at<LessonAnswer>(apiPaths.courseLesson(id, lessonNumber)),
  lessons: at<LessonListItem[]>(apiPaths.lessons),
  lessonSounds: (id: number) => at<LessonSounds>(apiPaths.lessonSounds(id)),
  lesson: (id: number) => at<LessonAnswer>(apiPaths.lessonWithoutHtml(id)),
  worksheet: (lessonId: number) => at<Worksheet>(apiPaths.lessonWorksheet(lessonId)),
  lessonWordCount: (id: number) => at<WordCount>(apiPaths.lessonWordCount(id)),
  exercise: (address: string) => at<Exercise>(apiPaths.exercise(address)),
  exerciseWorksheet: (address: string) => at<Worksheet>(apiPaths.exerciseWorksheet(address)),
  exerciseSounds: (address: string) => at<LessonSounds>(apiPaths.exerciseSounds(address)),
  lessonPractice: (id: number) => at<PracticeAnswer>(apiPaths.lessonPractice(id)),
} as const
