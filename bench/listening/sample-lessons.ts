import { openCommonWords } from '../../cms/api/sounds/common-words.ts'
import { openDictionary } from '../../cms/api/sounds/dictionary.ts'
import { soundsOf } from '../../cms/api/sounds/lesson-sounds.ts'
import type { LessonSounds } from '../../cms/contract/sounds.ts'
import type { GapQuestion } from '../../cms/exercises/questions/question.ts'
import { questionsOf } from '../../cms/exercises/questions/questions-of.ts'
import { randomOf } from '../../cms/exercises/random.ts'
import { rowsOfLesson } from '../../cms/exercises/rows-of-lesson.ts'
import { practiceSetOf } from '../../cms/exercises/server/practice-set-of.ts'
import { sampleCourses } from '../../seed/sample-courses.ts'

/** What is said in a sample lesson, and how it sounds: as its learners' browsers are given it. */
export interface SpokenLesson {
  sentences: string[]
  gaps: GapQuestion[]
  sounds: LessonSounds
}

export async function spokenLessons(): Promise<SpokenLesson[]> {
  const dictionary = await openDictionary()
  const common = await openCommonWords()
  const lessons = sampleCourses.flatMap((course) =>
    course.lessons.flatMap((lesson) => ('vocabulary' in lesson ? [lesson] : [])),
  )
  return Promise.all(
    lessons.map(async ({ vocabulary, phrases }, index) => {
      const set = await practiceSetOf(rowsOfLesson({ id: index + 1, vocabulary, phrases }))
      const gaps = questionsOf('spoken-gap', set, randomOf('bench')).flatMap((question) =>
        question.kind === 'spoken-gap' ? [question] : [],
      )
      const sentences = [...vocabulary, ...phrases].map(({ example }) => example).filter(Boolean)
      const texts = [...sentences, ...vocabulary.map(({ word }) => word)]
      return { sentences, gaps, sounds: soundsOf({ texts, own: new Map(), dictionary, common }) }
    }),
  )
}
