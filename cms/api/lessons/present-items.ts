import type { Lesson as LessonDocument } from '../../content/payload-types.ts'
import type { StructuredParts } from '../../contract/lesson-rules.ts'

/** The fields that make a lesson a structured one; `select` of the Local API. */
export const itemFields = {
  vocabulary: true,
  phrases: true,
  grammarConcepts: true,
  practiceActivities: true,
  quizQuestions: true,
} as const satisfies Record<keyof StructuredParts, true>

/** What a learner works through; an item of a draft that lacks its first field is left out. */
export const presentItems = (
  lesson: Pick<LessonDocument, keyof typeof itemFields>,
): StructuredParts => ({
  vocabulary: (lesson.vocabulary ?? [])
    .filter(({ word }) => word)
    .map(({ word, phonetics, definition, example }) => ({
      word,
      phonetics: phonetics ?? '',
      definition: definition ?? '',
      example: example ?? '',
    })),
  phrases: (lesson.phrases ?? [])
    .filter(({ phrase }) => phrase)
    .map(({ phrase, usage, example }) => ({
      phrase,
      usage: usage ?? '',
      example: example ?? '',
    })),
  grammarConcepts: (lesson.grammarConcepts ?? [])
    .filter(({ concept }) => concept)
    .map(({ concept, explanation, example }) => ({
      concept,
      explanation: explanation ?? '',
      example: example ?? '',
    })),
  practiceActivities: (lesson.practiceActivities ?? []).map(({ type, questions }) => ({
    type,
    questions: texts(questions),
  })),
  quizQuestions: (lesson.quizQuestions ?? [])
    .filter(isComplete)
    .map(({ question, options, correctAnswer }) => ({
      question,
      options: texts(options),
      correctAnswer,
    })),
})

export const texts = (rows: { text: string }[] | null | undefined): string[] =>
  (rows ?? []).flatMap(({ text }) => text ?? [])

type Question = NonNullable<LessonDocument['quizQuestions']>[number]

/** In a draft the right answer may not be chosen yet, and is null. */
const isComplete = ({ question, options, correctAnswer }: Question) =>
  Boolean(question) &&
  texts(options).length >= 2 &&
  correctAnswer !== null &&
  correctAnswer < texts(options).length
