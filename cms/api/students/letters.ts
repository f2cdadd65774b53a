import { createLocalReq } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../content/sql/transaction.ts'
import {
  deleteLetters,
  readLettersOf,
  readTake,
  storeAnswer,
  storeLetter,
} from '../../content/students/letters.ts'
import { Id } from '../../contract/answers.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import {
  Letters,
  letterBodyLimit,
  NewAnswer,
  NewLetter,
  TakeSound,
} from '../../contract/letters.ts'
import { studentPaths } from '../../contract/student-paths.ts'
import type { Caller } from '../caller.ts'
import { endpoint } from '../endpoint.ts'
import { checkedTake } from './checked-take.ts'
import { required } from './student.ts'

const StudentParams = z.object({ studentId: Id })
const LetterParams = z.object({ letterId: Id })
const TakeParams = z.object({ takeId: Id })

/** Somebody who tries a recording several times has not said all of it wrong. */
const rate = {
  limit: () => 60,
  minutes: 10,
  failuresOnly: false,
  message: 'Too much has been sent at once. Please try again in ten minutes.',
}

const ownLetters = async (caller: Caller) => ({
  letters: await readLettersOf(caller.payload, required(caller.student).id),
})

/** Takes a text or a recording of a student who has agreed, for her tutor alone. */
export const sendLetter = endpoint({
  method: 'post',
  path: studentPaths.letters,
  access: 'student',
  input: NewLetter,
  bodyLimit: letterBodyLimit,
  rate,
  status: 201,
  answer: Letters,
  async run({ body: { id, text, take } }, caller) {
    const student = required(caller.student)
    if (!student.consentedAt) throw notAgreed()
    const said = { letter: id, ...checked({ text, take }) }
    const outcome = await storeLetter(caller.payload, student, said)
    if (outcome === 'not agreed') throw notAgreed()
    if (outcome === 'too many') throw new HttpError(429, tooMany)
    if (outcome === 'no room') throw noRoom()
    return ownLetters(caller)
  },
})

export const readOwnLetters = endpoint({
  method: 'get',
  path: studentPaths.letters,
  access: 'student',
  answer: Letters,
  run: (_input, caller) => ownLetters(caller),
})

/** Deletes one of her letters, with the answer and the recordings of both. */
export const deleteOwnLetter = endpoint({
  method: 'delete',
  path: studentPaths.letter(':letterId'),
  access: 'student',
  params: LetterParams,
  answer: Letters,
  async run({ params: { letterId } }, caller) {
    const req = await createLocalReq({}, caller.payload)
    const { id } = required(caller.student)
    await inTransaction(req, () => deleteLetters(req, { student: id, letter: letterId }))
    return ownLetters(caller)
  },
})

/** A recording of a student's own letters, or of the answers to them. */
export const readOwnTake = endpoint({
  method: 'get',
  path: studentPaths.take(':takeId'),
  access: 'student',
  params: TakeParams,
  answer: TakeSound,
  async run({ params: { takeId } }, { payload, student }) {
    const take = await readTake(payload, { id: takeId, student: required(student).id })
    if (!take) throw notFound('Recording')
    return take
  },
})

export const readLetters = endpoint({
  method: 'get',
  path: studentPaths.lettersOf(':studentId'),
  access: 'owner',
  params: StudentParams,
  answer: Letters,
  run: async ({ params }, { payload }) => ({
    letters: await readLettersOf(payload, params.studentId),
  }),
})

/** The tutor's answer, which the student finds under her link. */
export const answerLetter = endpoint({
  method: 'post',
  path: studentPaths.answer(':letterId'),
  access: 'owner',
  params: LetterParams,
  input: NewAnswer,
  bodyLimit: letterBodyLimit,
  answer: z.object({ message: z.string() }),
  async run({ params, body }, { payload }) {
    const said = { ...checked(body), second: body.second, over: body.over }
    const outcome = await storeAnswer(payload, params.letterId, said)
    if (outcome === 'gone')
      throw new HttpError(404, 'The student has deleted this letter, or has been deleted.')
    if (outcome === 'answered') throw new HttpError(409, answeredElsewhere)
    if (outcome === 'no room') throw noRoom()
    return { message: 'The student will find the answer on their page.' }
  },
})

const answeredElsewhere =
  'This letter has been answered in another tab or by somebody else: that answer is above. Yours is still here. Send it again to replace that one.'

export const readTakeForTutor = endpoint({
  method: 'get',
  path: studentPaths.takeForTutor(':takeId'),
  access: 'owner',
  params: TakeParams,
  answer: TakeSound,
  async run({ params: { takeId } }, { payload }) {
    const take = await readTake(payload, { id: takeId })
    if (!take) throw notFound('Recording')
    return take
  },
})

/** @throws HttpError 400 where nothing is said at all. */
function checked({ text, take }: Pick<z.output<typeof NewLetter>, 'text' | 'take'>) {
  if (text === '' && take === null) throw new HttpError(400, 'Write or record something first.')
  return { text, take: take && checkedTake(take) }
}

const notAgreed = () =>
  new HttpError(403, 'Please agree on your page first: nothing is accepted without your consent.')
const noRoom = () =>
  new HttpError(413, 'There is no room for more recordings. Delete an older one first.')
const tooMany = 'Your tutor has not answered what you sent before. Please wait for an answer.'
