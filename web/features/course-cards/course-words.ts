import type { CourseSummary, Difficulty } from '../../../cms/contract/course.ts'

/** '1 Lesson', '3 Lessons'. */
export const lessonCountText = (lessons: number) =>
  `${lessons} ${lessons === 1 ? 'Lesson' : 'Lessons'}`

/** 'B1–B2 · about 20 minutes a lesson', as far as the tutor has said it. */
export const levelAndLength = ({ cefr, minutes }: Pick<CourseSummary, 'cefr' | 'minutes'>) =>
  [cefr && cefrText(cefr), minutes && `about ${minutes} minutes a lesson`]
    .filter(Boolean)
    .join(' · ')

/** 'B1–B2', set as a span is. */
export const cefrText = (cefr: string) => cefr.replace('-', '–')

/** What a card's button says (spec §2 'Home'). */
export const cardActionText = (lessons: number) =>
  lessons > 0 ? 'Start Learning' : 'Explore Course'

/** 1 Beginner, 2 Intermediate, any other Advanced (spec §2 'Course detail'). */
export function difficultyText(difficulty: Difficulty) {
  if (difficulty === 1) return 'Beginner'
  return difficulty === 2 ? 'Intermediate' : 'Advanced'
}
