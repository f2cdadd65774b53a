import { recordIn } from '../../../cms/certificate/reading/credential.ts'
import type { PracticeRecord } from '../../../cms/certificate/reading/practice-record.ts'
import { payloadOf, takeApart } from '../../../cms/certificate/reading/signed-text.ts'
import type { CertificateAnswer } from '../../../cms/contract/certificate.ts'
import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { readLessonsNow, signCertificate } from '../../data/certificates.ts'
import { ApiError, messageOf } from '../../data/client.ts'
import type { ReadyPassport } from '../../passport/computed.ts'
import { devicePractice } from './device-practice.ts'

export interface Signed extends CertificateAnswer {
  state: 'signed'
  record: PracticeRecord
}

/** Why there is no record, with each lesson that is missing. */
export interface Refused {
  state: 'refused'
  message: string
  lessons: readonly { number: number; message: string }[]
}

export type Made = Signed | Refused

interface Wish {
  courseId: number
  name: string
  passport: ReadyPassport
}

/** Sends what the device holds of a course's lessons as they are now; says why where it is refused. */
export async function makeRecord({ courseId, name, passport }: Wish): Promise<Made> {
  let lessons: LessonListItem[] = []
  try {
    lessons = (await readLessonsNow(courseId)) ?? []
    const ids = lessons.map(({ id }) => id)
    const answer = await signCertificate({ courseId, name, lessons: devicePractice(passport, ids) })
    // The credential is the packed text's twin that needs no unpacking.
    const signedText = takeApart(answer.credential)
    const record = signedText && recordIn(await payloadOf(signedText))
    return record ? { state: 'signed', record, ...answer } : refused(notAnswered)
  } catch (error) {
    const errors = error instanceof ApiError ? (error.errors ?? []) : []
    return refused(messageOf(error, notAnswered), missingIn(lessons, errors))
  }
}

const refused = (message: string, lessons: Refused['lessons'] = []): Refused => ({
  state: 'refused',
  message,
  lessons,
})

const notAnswered = 'The site did not answer. Please check your connection and try again.'

const missingIn = (lessons: readonly LessonListItem[], errors: NonNullable<ApiError['errors']>) =>
  errors.flatMap(({ path, message }) => {
    const lesson = lessons.find(({ id }) => path === `lessons.${id}`)
    return lesson ? [{ number: lesson.lessonNumber, message }] : []
  })
