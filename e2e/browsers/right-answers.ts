import { LessonAnswer } from '../../cms/contract/lesson.ts'
import { isWhole } from '../../cms/contract/lesson-rules.ts'

/** The right option of each quiz question of a lesson. */
export async function rightAnswers(siteUrl: string, courseId: number, lessonNumber: number) {
  const response = await fetch(`${siteUrl}/api/courses/${courseId}/lessons/${lessonNumber}`)
  const lesson = LessonAnswer.parse(await response.json())
  if (!isWhole(lesson)) throw new Error(`Lesson ${lessonNumber} is withheld`)
  return lesson.quizQuestions.map(({ options, correctAnswer }) => options[correctAnswer] ?? '')
}
