import type { Category, Difficulty } from '../cms/contract/course.ts'
import type { LessonContent } from '../cms/contract/lesson.ts'

/** A sample lesson that is written field by field; its number is its place in the list. */
export type SeedLesson = Omit<LessonContent, 'videoId' | 'warmUpPicture'> & {
  isPremium?: boolean
}

/** A sample lesson that is one HTML file under `seed/uploaded/`. */
export interface SeedUpload {
  file: string
  isPremium?: boolean
}

/** A sample course; `css` and `js` name files under `seed/uploaded/`. */
export interface SeedCourse {
  slug: string
  name: string
  description: string
  category: Category
  icon: string
  difficulty: Difficulty
  /** Paragraphs of the course page's 'about' text. */
  about: string[]
  css?: string
  js?: string
  lessons: (SeedLesson | SeedUpload)[]
}
