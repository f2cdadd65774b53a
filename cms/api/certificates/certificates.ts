import { randomUUID } from 'node:crypto'
import { markPractice } from '../../certificate/mark-practice.ts'
import { practisedDays } from '../../certificate/practised-days.ts'
import { checkCertificate } from '../../certificate/reading/check-certificate.ts'
import { isSignedBy, signRecord } from '../../certificate/sign-certificate.ts'
import {
  CertificateAnswer,
  CertificateRequest,
  CertificateText,
  CheckedCertificate,
  certificateBodyBytes,
  PublicKeys,
} from '../../contract/certificate.ts'
import { certificatePaths } from '../../contract/certificate-paths.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { qrPath } from '../../qr-code/qr-path.ts'
import type { Caller } from '../caller.ts'
import { findCourse } from '../courses/find-course.ts'
import { endpoint } from '../endpoint.ts'
import { notFinished } from './missing-lessons.ts'
import { publishedLessons } from './published-lessons.ts'
import { currentKey, publicKeys } from './site-keys.ts'

/** A class behind one address may all finish at once. */
const rate = {
  limit: () => 100,
  minutes: 10,
  failuresOnly: false,
  message: 'Too many records have been requested from your network. Please try again later.',
}

/** Signs what a device says it has practised, after marking it anew; nothing is stored (decision 92). */
export const makeCertificate = endpoint({
  method: 'post',
  path: certificatePaths.make,
  access: 'everyone',
  input: CertificateRequest,
  bodyLimit: certificateBodyBytes,
  rate,
  answer: CertificateAnswer,
  async run({ body }, caller) {
    const finished = await finishedCourse(body, caller)
    const { siteUrl } = readEnvironment()
    const { brand } = await caller.reader.texts('site')
    const record = {
      id: `urn:uuid:${randomUUID()}`,
      siteUrl,
      tutor: brand,
      name: body.name,
      courseId: body.courseId,
      ...finished,
      signedAt: new Date().toISOString(),
    }
    const { text, credential } = signRecord(record, currentKey(caller.payload))
    const qr = qrPath(siteUrl + certificatePaths.verifyText(text))
    return { text, credential, qr }
  },
})

/** For browsers that cannot check a signature themselves. */
export const checkText = endpoint({
  method: 'post',
  path: certificatePaths.check,
  access: 'everyone',
  input: CertificateText,
  rate,
  answer: CheckedCertificate,
  run: ({ body: { text } }, { payload }) =>
    checkCertificate(text, { keys: publicKeys(payload), isSignedBy }),
})

/** With which anybody can check a record, today's key first (decision 94). */
export const readPublicKeys = endpoint({
  method: 'get',
  path: certificatePaths.keys,
  access: 'everyone',
  answer: PublicKeys,
  run: async (_input, { payload }) => ({ keys: publicKeys(payload) }),
})

/**
 * What a record says of the course.
 * @throws HttpError 404, or 400 with every lesson that is missing.
 */
async function finishedCourse(body: CertificateRequest, caller: Caller) {
  const [course, all] = await Promise.all([
    findCourse(body.courseId, caller),
    caller.reader.lessons(body.courseId),
  ])
  // A tutor reads her drafts as well; a record is of what everybody is shown.
  const rows = all.filter(({ _status }) => _status === 'published')
  if (course._status !== 'published') throw notFound('Course')
  const known = new Set(rows.map(({ id }) => id))
  const foreign = body.lessons.filter(({ lessonId }) => !known.has(lessonId))
  if (foreign.length > 0) throw foreignLessons(foreign)
  if (rows.length === 0) throw new HttpError(400, 'This course has no lessons yet.')
  const practised = new Set(body.lessons.map(({ lessonId }) => lessonId))
  const lessons = await publishedLessons(rows, practised, caller)
  const marked = markPractice(lessons, body.lessons)
  if (marked.missing.length > 0) throw notFinished(marked.missing, lessons.length)
  const earliest = Math.min(...rows.map(({ createdAt }) => Date.parse(createdAt)))
  return {
    course: course.name,
    lessons: lessons.map(({ title }) => title),
    lessonCount: lessons.length,
    questions: marked.questions,
    firstTry: marked.firstTry,
    ...practisedDays(marked.moments, { earliest, now: Date.now() }),
  }
}

const foreignLessons = (foreign: CertificateRequest['lessons']) =>
  new HttpError(400, 'A lesson that was sent does not belong to this course, or is not open.', {
    errors: foreign.map(({ lessonId }) => ({
      path: `lessons.${lessonId}`,
      message: 'This lesson is not in the course.',
    })),
  })
