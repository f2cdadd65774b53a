import { deleteSent, saveConsent, storeResults } from '../../content/students/student-wishes.ts'
import { MessageAnswer } from '../../contract/answers.ts'
import { HttpError } from '../../contract/http-error.ts'
import { Consent, StudentPage } from '../../contract/student.ts'
import { GivenThings, SentEvents } from '../../contract/student-events.ts'
import { studentPaths } from '../../contract/student-paths.ts'
import { endpoint } from '../endpoint.ts'
import { presentStudent } from './present-student.ts'
import { required } from './student.ts'
import { toldResults } from './told-results.ts'

/** Of one student: each thing that she does may be sent by itself. */
const rate = {
  limit: () => 1_000,
  minutes: 10,
  failuresOnly: false,
  message: 'Too much has been sent at once. It will be sent again later.',
}

/** The student agrees to send her results, or does so no longer. */
export const saveAgreement = endpoint({
  method: 'post',
  path: studentPaths.consent,
  access: 'student',
  input: Consent,
  rate,
  answer: StudentPage,
  async run({ body: { agrees } }, caller) {
    const student = required(caller.student)
    await saveConsent(caller.payload, student, agrees)
    const consentedAt = agrees ? (student.consentedAt ?? new Date().toISOString()) : null
    return presentStudent({ ...student, consentedAt }, caller.payload)
  },
})

/** Takes what she did in lessons and exercises that she was given; anything else is left aside. */
export const sendResults = endpoint({
  method: 'post',
  path: studentPaths.results,
  access: 'student',
  input: SentEvents,
  bodyLimit: 512 * 1024,
  rate,
  answer: GivenThings,
  async run({ body }, caller) {
    const student = required(caller.student)
    if (!student.consentedAt) throw notAgreed()
    const results = await toldResults(body.events, student, caller)
    const isStored = await storeResults(caller.payload, student, results)
    if (!isStored) throw notAgreed()
    return { lessons: [...student.given], exercises: [...student.exercises] }
  },
})

/** Deletes everything that she has sent. */
export const deleteResults = endpoint({
  method: 'delete',
  path: studentPaths.results,
  access: 'student',
  answer: MessageAnswer,
  async run(_input, { student, payload }) {
    await deleteSent(payload, required(student))
    return { message: 'Everything that was sent has been deleted.' }
  },
})

const notAgreed = () =>
  new HttpError(403, 'Please agree on your page first: nothing is accepted without your consent.')
