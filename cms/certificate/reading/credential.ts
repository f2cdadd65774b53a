import { honestWords, type PracticeRecord, recordTitle } from './practice-record.ts'

const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

/** Of our own part of the credential; another number is read by a newer site alone. */
const version = 1

/**
 * A record as the payload of a JWT. Its shape is that of an Open Badges 3.0 credential, which stands
 * at the top level beside the token's own claims; conformance is not claimed (decision 93).
 */
export function credentialOf(record: PracticeRecord) {
  const { id, siteUrl, tutor, name, courseId, course, from, to, signedAt, ...counted } = record
  return {
    iss: siteUrl,
    jti: id,
    nbf: Math.floor(Date.parse(signedAt) / 1000),
    '@context': [...contexts, { practice: { '@id': `${siteUrl}/verify`, '@type': '@json' } }],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    id,
    name: recordTitle,
    description: honestWords,
    issuer: { id: siteUrl, type: ['Profile'], name: tutor },
    validFrom: signedAt,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: name },
      ],
      activityStartDate: `${from}T00:00:00Z`,
      activityEndDate: `${to}T00:00:00Z`,
      achievement: {
        id: `${siteUrl}/course/${courseId}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: course,
        description: recordTitle,
        criteria: { narrative: criteria },
      },
    },
    practice: { version, ...counted },
  }
}

const criteria =
  'Every lesson finished, and each question of its quiz answered correctly in one try or another.'

/** The record in a payload; null where it is none, or of a form that this site does not know. */
export function recordIn(payload: unknown): PracticeRecord | null {
  const subject = at(payload, 'credentialSubject')
  const practice = at(payload, 'practice')
  if (at(practice, 'version') !== version) return null
  const text = (from: unknown, ...path: string[]) => textOrThrow(at(from, ...path))
  const number = (name: string) => countOrThrow(at(practice, name))
  try {
    return {
      id: text(payload, 'id'),
      siteUrl: text(payload, 'issuer', 'id'),
      tutor: text(payload, 'issuer', 'name'),
      name: text(subject, 'identifier', '0', 'identityHash'),
      courseId: Number(text(subject, 'achievement', 'id').split('/').at(-1)),
      course: text(subject, 'achievement', 'name'),
      lessons: titlesOrThrow(at(practice, 'lessons')),
      lessonCount: number('lessonCount'),
      questions: number('questions'),
      firstTry: number('firstTry'),
      from: text(subject, 'activityStartDate').slice(0, 10),
      to: text(subject, 'activityEndDate').slice(0, 10),
      signedAt: text(payload, 'validFrom'),
    }
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inside, name) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, name)
        ? Reflect.get(inside, name)
        : undefined,
    value,
  )
}

function textOrThrow(value: unknown): string {
  if (typeof value === 'string') return value
  throw new TypeError('A text is missing.')
}

function countOrThrow(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw new TypeError('A count is missing.')
}

function titlesOrThrow(value: unknown): string[] {
  if (!Array.isArray(value)) throw new TypeError('The lessons are missing.')
  return value.map(textOrThrow)
}
