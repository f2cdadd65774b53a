import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import { runSql } from '../../content/sql/run-sql.ts'
import { inTransaction } from '../../content/sql/transaction.ts'
import { nextWords } from '../../content/students/next-words.ts'
import { readAskers, readTries } from '../../content/students/read-tries.ts'
import { Id } from '../../contract/answers.ts'
import { beginningOf } from '../../contract/beginning-of.ts'
import { HttpError } from '../../contract/http-error.ts'
import { isWhole } from '../../contract/lesson-rules.ts'
import { exerciseLimits } from '../../contract/limits.ts'
import { studentPaths } from '../../contract/student-paths.ts'
import { NextExercise, NextExerciseWish } from '../../contract/student-report.ts'
import type { Row } from '../../exercises/row.ts'
import { alternativesLine, rowsOfExercise } from '../../exercises/rows-of-exercise.ts'
import { signedIn } from '../admin/signed-in.ts'
import { asCaller } from '../as-caller.ts'
import type { Caller } from '../caller.ts'
import { endpoint } from '../endpoint.ts'
import { wordsOf } from '../exercises/words-of.ts'
import { presentLesson } from '../lessons/present-lesson.ts'
import { findStudent } from './find-student.ts'
import { toldDay } from './told-day.ts'

const StudentParams = z.object({ studentId: Id })

/**
 * Makes a draft of the words that a student missed, with some that she knew, for the tutor to correct
 * and to publish: it is given to her then. As long as it waits for that, the same words are no
 * second draft: a tutor who got no answer asks again.
 */
export const makeNextExercise = endpoint({
  method: 'post',
  path: studentPaths.next(':studentId'),
  access: 'owner',
  params: StudentParams,
  input: NextExerciseWish,
  status: 201,
  answer: NextExercise,
  async run({ params: { studentId }, body: { day } }, caller) {
    const { name } = await findStudent(studentId, caller)
    const words = nextWords(await readTries(caller.payload, studentId)).map(({ word }) => word)
    if (words.length === 0) {
      throw new HttpError(409, 'No word was missed, or each one has been answered correctly since.')
    }
    const known = await knownRows(await readAskers(caller.payload, studentId, words), caller)
    const rows = words.map((word) => known.get(word) ?? { word })
    const madeFor = beginningOf(name, exerciseLimits.madeFor)
    const title = `Once more: words of ${toldDay(day, new Date())}`
    return { id: await draftOnce({ student: studentId, title, madeFor, rows }, caller) }
  },
})

type NewRow = { word: string } & Partial<Record<Exclude<keyof Row, 'id' | 'word'>, string>>

/** All that is known of words, from what they were practised in; what came last wins. */
async function knownRows(
  { lessons, exercises }: Awaited<ReturnType<typeof readAskers>>,
  caller: Caller,
): Promise<Map<string, NewRow>> {
  const rows = new Map<string, NewRow>()
  const add = (found: readonly Row[]) => {
    for (const { id: _id, alsoRight, ...row } of found) {
      rows.set(row.word, { ...row, alsoRight: alternativesLine(alsoRight) })
    }
  }
  for (const id of lessons) {
    const found = await caller.reader.lesson(id)
    const lesson = found && presentLesson(found, caller)
    if (lesson && isWhole(lesson)) add(await wordsOf(lesson))
  }
  const { docs } = await caller.payload.find({
    collection: 'exercises',
    where: { id: { in: exercises } },
    select: { rows: true },
    trash: true,
    pagination: false,
    ...asCaller(caller),
  })
  const rowsOf = new Map(docs.map((exercise) => [exercise.id, exercise.rows ?? []]))
  for (const id of exercises) add(rowsOfExercise(id, rowsOf.get(id) ?? []))
  return rows
}

interface Draft {
  student: number
  title: string
  madeFor: string
  rows: NewRow[]
}

/** Who asks again because no answer came may be quicker than what was asked first: hence the lock. */
async function draftOnce({ rows, ...draft }: Draft, caller: Caller): Promise<number> {
  const { req } = await signedIn(caller)
  const asTutor = { req, ...asCaller(caller) }
  return fewChangesAtOnce(() =>
    inTransaction(req, async () => {
      await runSql(req, sql`select id from students where id = ${draft.student} for no key update`)
      const { docs } = await caller.payload.find({
        collection: 'exercises',
        where: { and: [{ student: { equals: draft.student } }, { _status: { equals: 'draft' } }] },
        select: { rows: true },
        draft: true,
        sort: '-createdAt',
        pagination: false,
        ...asTutor,
      })
      const waiting = docs.find((one) => wordsLine(one.rows ?? []) === wordsLine(rows))
      if (waiting) return waiting.id
      const made = await caller.payload.create({
        collection: 'exercises',
        data: { rows, ...draft, _status: 'draft' },
        draft: true,
        ...asTutor,
      })
      return made.id
    }),
  )
}

const wordsLine = (rows: readonly { word?: string | null }[]) =>
  rows.map(({ word }) => word).join('\n')
