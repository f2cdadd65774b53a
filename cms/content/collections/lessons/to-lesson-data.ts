import type { LessonContent } from '../../../contract/lesson.ts'
import type { Lesson as LessonDocument } from '../../payload-types.ts'

type Stored = Omit<LessonDocument, 'id' | 'createdAt' | 'updatedAt' | 'course'>
export type LessonData = Partial<Stored> & Pick<Stored, 'title'>

/** Lesson content as Payload keeps it: every text of a list is a row. */
export function toLessonData(
  content: Partial<LessonContent> & { title: string; isPremium?: boolean },
): LessonData {
  const { title, isPremium, videoId, warmUpPicture, visualPrompt, writingActivity } = content
  const { vocabulary, phrases, grammarConcepts } = content
  return {
    title,
    isPremium: isPremium ?? false,
    videoId,
    warmUpPicture,
    visualPrompt,
    writingActivity,
    vocabulary,
    phrases,
    grammarConcepts,
    objectives: rows(content.objectives),
    warmUpQuestions: rows(content.warmUpQuestions),
    keyTakeaways: rows(content.keyTakeaways),
    speakingTips: rows(content.speakingTips),
    practiceActivities: content.practiceActivities?.map(({ type, questions }) => ({
      type,
      questions: rows(questions),
    })),
    quizQuestions: content.quizQuestions?.map(({ question, options, correctAnswer }) => ({
      question,
      options: options.map((text) => ({ text })),
      correctAnswer,
    })),
  }
}

const rows = (texts: string[] | undefined) => texts?.map((text) => ({ text }))
