import { z } from 'zod'
import { mostTries } from './certificate-limits.ts'
import { cleanName, longestName, problemOfName } from './learner-name.ts'
import { lessonLimits, maxId } from './limits.ts'
import { isBetween, longList } from './long-list.ts'

const id = z.int().min(1).max(maxId)

/** Milliseconds since 1970 by the learner's clock. */
const moment = z.int().min(0).max(8_640_000_000_000_000)

/** Raw text may hold marks that are taken away, hence more than a name has letters. */
const LearnerName = z
  .string()
  .max(longestName * 20)
  .transform(cleanName)
  .superRefine((name, context) => {
    const message = problemOfName(name)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** What her calendar said at that moment; pages of an older version do not send it. */
const calendarDay = z.iso.date().optional()

const QuizTry = z.strictObject({
  at: moment,
  day: calendarDay,
  answers: longList(isBetween(0, lessonLimits.options.max), lessonLimits.items),
})

const LessonPractice = z.strictObject({
  lessonId: id,
  tries: z.array(QuizTry).max(mostTries),
  doneAt: moment.optional(),
  doneDay: calendarDay,
})
type LessonPractice = z.infer<typeof LessonPractice>

const isPractice = (value: unknown): value is LessonPractice =>
  LessonPractice.safeParse(value).success

/** What a learner's device holds of a course, and the name that she wants on the paper. */
export const CertificateRequest = z.strictObject({
  courseId: id,
  name: LearnerName,
  lessons: longList(isPractice, 2_000),
})
export type CertificateRequest = z.infer<typeof CertificateRequest>

/** Bytes of a request at most. */
export const certificateBodyBytes = 512 * 1024

/** A signed record: the text of its link, the same as a JWT for wallets, and its QR code. */
export const CertificateAnswer = z.object({
  text: z.string(),
  credential: z.string(),
  qr: z.object({ size: z.int(), d: z.string() }),
})
export type CertificateAnswer = z.infer<typeof CertificateAnswer>

/** A signed text that the site is asked to check. */
export const CertificateText = z.strictObject({ text: z.string().max(20_000) })

/** What comes of it. */
export const CheckedCertificate = z.union([
  z.object({
    outcome: z.literal('genuine'),
    record: z.object({
      id: z.string(),
      siteUrl: z.string(),
      tutor: z.string(),
      name: z.string(),
      courseId: z.number(),
      course: z.string(),
      lessons: z.array(z.string()),
      lessonCount: z.number(),
      questions: z.number(),
      firstTry: z.number(),
      from: z.string(),
      to: z.string(),
      signedAt: z.string(),
    }),
  }),
  z.object({
    outcome: z.literal('refused'),
    reason: z.enum(['cut', 'changed', 'newer', 'unknown-key']),
    host: z.string().nullable().optional(),
  }),
])
export type CheckedCertificate = z.infer<typeof CheckedCertificate>

/** The public keys of the site's signatures, as RFC 7517 lists them. */
export const PublicKeys = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
      kid: z.string(),
      x: z.string(),
    }),
  ),
})
export type PublicKeys = z.infer<typeof PublicKeys>
