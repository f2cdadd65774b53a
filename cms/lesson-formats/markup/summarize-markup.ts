import { MarkupError } from './markup-error.ts'
import { parseCustomMarkup, parseStandardMarkup } from './parse-markup.ts'
import type { MarkupFormat, ParsedCustomLesson, ParsedLesson } from './parsed-lesson.ts'

export interface LessonCounts {
  objectives: number
  warmUpQuestions: number
  keyTakeaways: number
  vocabulary: number
  phrases: number
  grammarConcepts: number
  practiceActivities: number
  speakingTips: number
  quizQuestions: number
}

export type MarkupSummary =
  | {
      ok: true
      title: string
      lessonNumber: number | null
      /** The course that a custom markup names as a check. */
      courseId: number | null
      isPremium: boolean
      counts: LessonCounts
    }
  | { ok: false; message: string; tag: string; line: number }

/** What the dashboard shows while the tutor writes: the lesson in figures, or the first mistake. */
export function summarizeMarkup(html: string, parser: MarkupFormat): MarkupSummary {
  try {
    return summarize(parser === 'custom' ? parseCustomMarkup(html) : parseStandardMarkup(html))
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error
    const { message, tag, line } = error
    return { ok: false, message, tag, line }
  }
}

const summarize = (lesson: ParsedLesson & Partial<ParsedCustomLesson>): MarkupSummary => ({
  ok: true,
  title: lesson.title,
  lessonNumber: lesson.lessonNumber ?? null,
  courseId: lesson.courseId ?? null,
  isPremium: lesson.isPremium ?? false,
  counts: {
    objectives: countOf(lesson.objectives),
    warmUpQuestions: countOf(lesson.warmUpQuestions),
    keyTakeaways: countOf(lesson.keyTakeaways),
    vocabulary: countOf(lesson.vocabulary),
    phrases: countOf(lesson.phrases),
    grammarConcepts: countOf(lesson.grammarConcepts),
    practiceActivities: countOf(lesson.practiceActivities),
    speakingTips: countOf(lesson.speakingTips),
    quizQuestions: countOf(lesson.quizQuestions),
  },
})

const countOf = (list: readonly unknown[] = []) => list.length
