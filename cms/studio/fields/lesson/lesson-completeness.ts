import type { FormLesson } from './form-lesson.ts'

/** One thing that a complete lesson has. */
export interface Requirement {
  text: string
  isDone: boolean
  /** What is missing, where a number alone does not say it. */
  missing?: string
  /** The tab where it is written; without one it stands beside or above the tabs. */
  tab?: string
}

export const draftCourse =
  'This course is a draft. Learners see the lesson once the course is published.'

const least = { objectives: 2, words: 5, phrases: 3, quizQuestions: 3 }

/**
 * What a learner should find in a lesson, and whether she finds the lesson. It is advice: nothing of
 * it keeps a draft from saving.
 */
export function requirementsOf(lesson: FormLesson, isDraftCourse = false): Requirement[] {
  const basics = [
    { text: 'A title', isDone: lesson.title.trim() !== '' },
    isDraftCourse
      ? { text: 'A published course', isDone: false, missing: draftCourse }
      : { text: 'A course', isDone: lesson.course !== undefined },
  ]
  if (lesson.htmlContent.trim() !== '') return basics // the page brings the rest itself
  return [
    ...basics,
    atLeast(least.objectives, 'objectives', lesson.objectives.length, 'Objectives'),
    {
      text: 'A warm-up question',
      isDone: lesson.warmUpQuestions.length > 0,
      tab: 'Warm-up',
    },
    wordsOf(lesson),
    phrasesOf(lesson),
    {
      text: 'A speaking activity with a question',
      isDone: lesson.practiceActivities.some(
        ({ type, questions }) => type === 'speaking' && questions.length > 0,
      ),
      tab: 'Practice',
    },
    quizOf(lesson),
  ]
}

function wordsOf({ vocabulary }: FormLesson): Requirement {
  const unexplained = vocabulary.find(({ definition, example }) => !definition || !example)
  return withItems(
    atLeast(
      least.words,
      'words, each with a definition and an example',
      vocabulary.length,
      'Vocabulary',
    ),
    unexplained && `“${unexplained.word || 'A new word'}” is missing a definition or an example`,
  )
}

function phrasesOf({ phrases }: FormLesson): Requirement {
  const unexplained = phrases.find(({ usage }) => !usage)
  return withItems(
    atLeast(least.phrases, 'phrases, each saying when to use it', phrases.length, 'Phrases'),
    unexplained && `“${unexplained.phrase || 'A new phrase'}” does not say when to use it`,
  )
}

function quizOf({ quizQuestions }: FormLesson): Requirement {
  const broken = quizQuestions.findIndex(
    ({ question, options, correctAnswer }) =>
      !question || options.length < 2 || correctAnswer === null,
  )
  return withItems(
    atLeast(least.quizQuestions, 'quiz questions', quizQuestions.length, 'Quiz'),
    broken >= 0
      ? `Question ${broken + 1} needs a text, at least two options and a correct answer`
      : undefined,
  )
}

const atLeast = (count: number, what: string, has: number, tab: string): Requirement => ({
  text: `${count} ${what}`,
  isDone: has >= count,
  missing: has > 0 && has < count ? `${has} so far` : undefined,
  tab,
})

const withItems = (requirement: Requirement, problem: string | undefined): Requirement =>
  problem && requirement.isDone ? { ...requirement, isDone: false, missing: problem } : requirement
