import type { OpenStudent } from '../../content/students/open-student.ts'
import type { StoredResult } from '../../content/students/student-wishes.ts'
import { beginningOf } from '../../contract/beginning-of.ts'
import type { Lesson } from '../../contract/lesson.ts'
import { isWhole } from '../../contract/lesson-rules.ts'
import type { StudentEvent } from '../../contract/student-events.ts'
import type { Caller } from '../caller.ts'
import { wordsOf } from '../exercises/words-of.ts'
import { presentLesson } from '../lessons/present-lesson.ts'
import { toldOfExercises } from './told-of-exercises.ts'

/** So much of a question or an answer is stored with a result. */
const longestText = 300

type LessonEvent = Extract<StudentEvent, { ref: string }>

/**
 * What a student sent, as her tutor reads it: with the words of questions, answers and exercises as
 * they stand at this moment. The server marks quizzes; what a device says was right does not count.
 * Events of what is not among the given things are left out.
 */
export async function toldResults(
  events: readonly StudentEvent[],
  student: Pick<OpenStudent, 'given' | 'exercises'>,
  caller: Caller,
): Promise<StoredResult[]> {
  const [ofLessons, ofExercises] = await Promise.all([
    toldOfLessons(events, new Set(student.given), caller),
    toldOfExercises(events, new Set(student.exercises), caller),
  ])
  return [...ofLessons, ...ofExercises]
}

async function toldOfLessons(
  events: readonly StudentEvent[],
  given: ReadonlySet<number>,
  caller: Caller,
): Promise<StoredResult[]> {
  const told: StoredResult[] = []
  const inLessons = events.filter((event) => 'ref' in event)
  for (const [lessonId, ofLesson] of byLesson(inLessons)) {
    if (!given.has(lessonId)) continue
    const lesson = await wholeLesson(lessonId, caller)
    if (!lesson) continue
    const data = dataFor(lesson)
    for (const event of ofLesson) {
      const { id, kind, at } = event
      told.push({
        event: id,
        kind,
        lesson: lessonId,
        title: lesson.title,
        at: new Date(at).toISOString(),
        data: await data(event),
      })
    }
  }
  return told
}

function byLesson(events: readonly LessonEvent[]): Map<number, LessonEvent[]> {
  const lessons = new Map<number, LessonEvent[]>()
  for (const event of events) {
    const lessonId = Number(event.ref.split('/')[1])
    lessons.set(lessonId, [...(lessons.get(lessonId) ?? []), event])
  }
  return lessons
}

async function wholeLesson(id: number, caller: Caller): Promise<Lesson | null> {
  const found = await caller.payload.findByID({
    collection: 'lessons',
    id,
    disableErrors: true,
    // She was given it: one that leaves the site while she works takes nothing of hers along.
    trash: true,
    overrideAccess: true,
    depth: 0,
  })
  const lesson = found && presentLesson(found, caller)
  return lesson && isWhole(lesson) ? lesson : null
}

const dataFor = (lesson: Lesson) => {
  let words: Map<string, string> | undefined
  return async (event: LessonEvent): Promise<object> => {
    if (event.kind === 'quiz') return quizData(lesson, event.data.answers)
    if (event.kind !== 'words') return event.data
    words ??= new Map((await wordsOf(lesson)).map(({ id, word }) => [id, word]))
    const { word, how, verdict } = event.data
    return { word: cut(words.get(word) ?? word.replace(/^\d+:/, '')), how, verdict }
  }
}

/** Answers of a quiz that has another number of questions by now belong to an older version of it. */
function quizData({ quizQuestions }: Lesson, answers: readonly number[]): object {
  if (answers.length !== quizQuestions.length) return { isOlder: true, total: answers.length }
  const items = quizQuestions.map(({ question, options, correctAnswer }, index) => {
    const answer = answers[index] ?? -1
    return {
      question: cut(question),
      answer: cut(options[answer] ?? ''),
      right: cut(options[correctAnswer] ?? ''),
      isRight: answer === correctAnswer,
    }
  })
  return { items, right: items.filter(({ isRight }) => isRight).length, total: items.length }
}

const cut = (text: string) => beginningOf(text, longestText)
