import type { Difficulty } from '../../../cms/contract/course.ts'

/** '1 Lesson', '3 Lessons'. */
export const lessonCountText = (lessons: number) =>
  `${lessons} ${lessons === 1 ? 'Lesson' : 'Lessons'}`

/** What a card's button says (spec §2 'Home'). */
export const cardActionText = (lessons: number) =>
  lessons > 0 ? 'Start Learning' : 'Explore Course'

/** 1 Beginner, 2 Intermediate, any other Advanced (spec §2 'Course detail'). */
export function difficultyText(difficulty: Difficulty) {
  if (difficulty === 1) return 'Beginner'
  return difficulty === 2 ? 'Intermediate' : 'Advanced'
}
