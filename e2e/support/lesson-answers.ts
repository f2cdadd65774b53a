import type { Page } from '@playwright/test'
import { LessonAnswer } from '../../cms/contract/lesson.ts'
import { isWhole } from '../../cms/contract/lesson-rules.ts'

/** The right and a wrong option of each quiz question of a lesson. */
export async function seededQuizAnswers(page: Page, path: string) {
  const lesson = LessonAnswer.parse(await (await page.request.get(path)).json())
  if (!isWhole(lesson)) throw new Error(`${path} is withheld`)
  return lesson.quizQuestions.map(({ options, correctAnswer }) => ({
    right: options[correctAnswer] ?? '',
    wrong: options[(correctAnswer + 1) % options.length] ?? '',
  }))
}
