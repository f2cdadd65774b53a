import { messagePaths } from '../cms/contract/message-answers.ts'
import type { At, Kind, Write } from './writes/kind.ts'
import { writesOfAccounts } from './writes/of-accounts.ts'
import { writesOfCourses } from './writes/of-courses.ts'
import { writesOfExercises } from './writes/of-exercises.ts'
import { writesOfLessons } from './writes/of-lessons.ts'
import { writesOfStudents } from './writes/of-students.ts'
import { writesOfTexts } from './writes/of-texts.ts'
import { newName } from './writes/place.ts'

export { buildPlace, type Place } from './writes/place.ts'

/** One of each kind; the place is asked for when it is written. */
export const allKinds = (at: At): Kind[] => [
  ...writesOfLessons(at),
  ...writesOfCourses(at),
  ...writesOfExercises(at),
  ...writesOfTexts(at),
  ...writesOfStudents(at),
  ...writesOfAccounts(at),
]

/** Those that need a mail server in addition. */
export const mailedKinds = (at: At): Kind[] => [
  {
    name: 'an answer to a message',
    covers: ['POST /api/messages/:messageId/answers'],
    write: () =>
      at().admin.send('POST', messagePaths.answers(at().messageId), {
        key: newName('answer').slice(0, 40),
        text: 'Dear Anna',
      }),
  },
]

const named = ({ name, write }: Kind): [string, Write] => [name, write]

/** One of each kind, by name. */
export const kindsOfWrites = (at: At): [string, Write][] => allKinds(at).map(named)

/** The same where a mail server is set up. */
export const kindsWithMail = (at: At): [string, Write][] =>
  [...allKinds(at), ...mailedKinds(at)].map(named)

/** Those that a database without room cannot take. */
export const kindsThatGrow = (at: At): [string, Write][] =>
  allKinds(at)
    .filter(({ freesRoom }) => !freesRoom)
    .map(named)

/** Calls that are no reads and store nothing of their own, and why. */
export const writesOfNothing: Record<string, string> = {
  'POST /api/gaps': 'tells of words',
  'POST /api/exercises/reading': 'reads what was pasted',
  'POST /api/admin/passkeys/begin': 'makes a challenge, which is signed and not stored',
  'POST /api/admin/login/passkey/begin': 'the same',
  'POST /api/first-day/name/places': 'finds a name',
  'POST /api/certificates': 'signs, and keeps nothing (decision 92)',
  'POST /api/certificates/check': 'checks',
  'POST /api/counts': 'counts in memory, and is written within a minute (decision 152)',
  'POST /api/student/leave': 'lets a browser forget',
}
