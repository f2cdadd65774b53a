import { studentOfSecret, studentOfSession } from '../../content/students/open-student.ts'
import { redeemCode } from '../../content/students/redeem-code.ts'
import { studentCookie } from '../../content/students/student-cookie.ts'
import { takeGrantsAlong } from '../../content/students/student-wishes.ts'
import { MessageAnswer } from '../../contract/answers.ts'
import { HttpError } from '../../contract/http-error.ts'
import { LinkSecret, StudentPage, TypedCode } from '../../contract/student.ts'
import { studentPaths } from '../../contract/student-paths.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { logSecurity } from '../../log/security-log.ts'
import type { Caller } from '../caller.ts'
import { endpoint } from '../endpoint.ts'
import { linkEnded } from './link-ended.ts'
import { presentStudent } from './present-student.ts'

const tooMany = 'Too many attempts from your network. Please try again in ten minutes.'

/** Guards against guessing (decision 111). */
const rate = {
  limit: () => readEnvironment().CODE_LIMIT,
  minutes: 10,
  failuresOnly: true,
  message: tooMany,
}

/** Opens a student's link in this browser. A class may have many links that have ended. */
export const openLink = endpoint({
  method: 'post',
  path: studentPaths.open,
  access: 'everyone',
  input: LinkSecret,
  rate: { ...rate, letsRightIn: true },
  answer: StudentPage,
  async run({ body }, { payload, student: before }, { setCookie }) {
    const student = await studentOfSecret(payload, body.secret)
    if (!student) throw linkEnded()
    logSecurity(payload.logger, { event: 'student-in', by: 'link' }, 'A student’s link was opened')
    if (before && before.id !== student.id) await takeGrantsAlong(payload, before, student)
    setCookie(studentCookie.of(student, payload.secret))
    return presentStudent((await studentOfSession(payload, student)) ?? student, payload)
  },
})

/** Opens in this browser what an access code opens. */
export const typeCode = endpoint({
  method: 'post',
  path: studentPaths.code,
  access: 'everyone',
  input: TypedCode,
  rate,
  answer: MessageAnswer,
  async run({ body }, { payload, student }, { setCookie }) {
    const session = await redeemCode(payload, body, student ?? null)
    // Wrong, used up, ended and revoked are not told apart.
    if (!session) {
      const message = 'This code does not work. Please check it, or ask your tutor.'
      throw new HttpError(403, message, { refusal: { reason: 'student-code' } })
    }
    logSecurity(payload.logger, { event: 'student-in', by: 'code' }, 'An access code was typed')
    setCookie(studentCookie.of(session, payload.secret))
    return { message: 'The lesson is open.' }
  },
})

/** What the student of this browser was given. */
export const readStudent = endpoint({
  method: 'get',
  path: studentPaths.read,
  access: 'student',
  answer: StudentPage,
  run: (_input, { student, payload }) => presentStudent(required(student), payload),
})

/** This browser is nobody's any more; what the student was given stays hers. */
export const leave = endpoint({
  method: 'post',
  path: studentPaths.leave,
  access: 'everyone',
  answer: MessageAnswer,
  async run(_input, _caller, { setCookie }) {
    setCookie(studentCookie.ended())
    return { message: 'This device has forgotten the link.' }
  },
})

/**
 * The student whom an endpoint for students was asked by.
 * @throws HttpError 401.
 */
export function required(student: Caller['student']) {
  if (!student) throw linkEnded()
  return student
}
