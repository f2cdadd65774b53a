import type { Course as CourseDocument } from '../../content/payload-types.ts'
import { defaultIcon } from '../../contract/categories.ts'
import type { Course, CourseSummary } from '../../contract/course.ts'
import type { Picture } from '../../contract/picture.ts'
import type { CourseFigures } from '../reader/course-figures.ts'
import type { CourseRow } from '../reader/reader.ts'
import { presentRichText } from '../rich-text.ts'

/** A course as lists give it; `isActive` when it has a lesson (spec §4). */
export function presentCourseSummary(
  course: CourseRow,
  figures: CourseFigures,
  cover: Picture | null,
): CourseSummary {
  const { id, slug, name, description, category, icon, difficulty } = course
  const { cefr, minutes, forWhom } = course
  return {
    id,
    slug: slug || `draft-${id}`, // a draft gets its slug when it is published
    name,
    description,
    category,
    icon: icon || defaultIcon,
    difficulty: difficultyOf(difficulty),
    ...figures,
    isActive: figures.lessons > 0,
    ...(cefr && { cefr }),
    ...(minutes && { minutes }),
    ...(forWhom && { forWhom }),
    ...(cover && { cover }),
  }
}

/** One course with its files and its rich text as sanitized HTML. */
export function presentCourse(
  course: CourseDocument,
  figures: CourseFigures,
  cover: Picture | null,
): Course {
  const { about, cssContent, jsContent } = course
  return {
    ...presentCourseSummary(course, figures, cover),
    about: presentRichText(about),
    cssContent: cssContent || null,
    jsContent: jsContent || null,
  }
}

const difficultyOf = (value: CourseDocument['difficulty']) =>
  value === '3' ? 3 : value === '2' ? 2 : 1
