import { apiPaths } from '../../contract/paths.ts'
import { PracticeAnswer, WordCount } from '../../contract/practice.ts'
import { practiceSetOf } from '../../exercises/server/practice-set-of.ts'
import { countSpoken } from '../clips/count-spoken.ts'
import { endpoint } from '../endpoint.ts'
import { findLesson } from '../lessons/find-lesson.ts'
import { LessonParams } from '../lessons/lesson-reads.ts'
import { presentLesson } from '../lessons/present-lesson.ts'
import { borrowedWords } from './borrowed-words.ts'
import { wordsOf } from './words-of.ts'

/**
 * The words of a lesson, ready to be practised. They are taken from the lesson as this caller may
 * read it, so what is withheld or invisible there has no words here.
 */
export const readPractice = endpoint({
  method: 'get',
  path: apiPaths.lessonPractice(':lessonId'),
  access: 'everyone',
  params: LessonParams,
  answer: PracticeAnswer,
  async run({ params }, caller) {
    const lesson = presentLesson(await findLesson(params.lessonId, caller), caller)
    if (!('vocabulary' in lesson)) return lesson
    const { id, courseId, title } = lesson
    const rows = await wordsOf(lesson)
    // Both may fail at once: one that nobody waits for yet would end the process.
    const [others, spoken] = await Promise.all([
      borrowedWords(lesson, rows, caller),
      countSpoken(rows, { lesson: id }, caller),
    ])
    const set = await practiceSetOf(rows, others)
    return { lessonId: id, courseId, title, ...set, ...spoken }
  },
})

/** How many words that are, for pages that only lead there. */
export const countPractice = endpoint({
  method: 'get',
  path: apiPaths.lessonWordCount(':lessonId'),
  access: 'everyone',
  params: LessonParams,
  answer: WordCount,
  async run({ params }, caller) {
    const lesson = presentLesson(await findLesson(params.lessonId, caller), caller)
    return { words: 'vocabulary' in lesson ? (await wordsOf(lesson)).length : 0 }
  },
})
