import type { CourseSummary } from '../../../../cms/contract/course.ts'
import type { MarkupSummary } from '../../../../cms/lesson-formats/markup/summarize-markup.ts'

type Whole = Extract<MarkupSummary, { ok: true }>

/** The figures of a summary, in the order of a lesson. */
export const figuresOf = ({ counts }: Whole) => [
  { name: 'Objectives', count: counts.objectives },
  { name: 'Warm-up questions', count: counts.warmUpQuestions },
  { name: 'Words', count: counts.vocabulary },
  { name: 'Phrases', count: counts.phrases },
  { name: 'Grammar concepts', count: counts.grammarConcepts },
  { name: 'Practice activities', count: counts.practiceActivities },
  { name: 'Quiz questions', count: counts.quizQuestions },
]

/** What a parsed markup lacks or contradicts; nothing of it but the course stops the lesson. */
export function notesOf(summary: Whole, course: CourseSummary | undefined): string[] {
  const { counts, courseId } = summary
  const notes: string[] = []
  if (courseId !== null && course && course.id !== courseId) {
    notes.push(
      `The markup names course ${courseId}, but “${course.name}” is course ${course.id}. Change <course-id> or choose the other course.`,
    )
  }
  if (counts.objectives === 0) notes.push('No objectives: learners will see two general ones.')
  if (counts.vocabulary === 0) notes.push('No words to learn.')
  if (counts.quizQuestions === 0) notes.push('No quiz questions.')
  return notes
}

/** The line that a parser's message names, on the page or from the server (decision 16). */
export function lineOf(message: string): number | undefined {
  const line = / on line (\d+)/.exec(message)?.[1]
  return line === undefined ? undefined : Number(line)
}
