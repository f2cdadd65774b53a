import { deleteDB } from 'idb'
import { leaveStudent } from '../data/student.ts'
import { deviceStorage, tabStorage } from '../ui/browser-storage/browser-storage.ts'
import { forgetStoredTexts } from '../ui/stored-text/use-stored-text.ts'
import { passport } from './passport.ts'
import { passportDatabase } from './passport-name.ts'

/** Something that this site keeps in a browser. */
export interface StoredThing {
  /** What it is called there; a `*` at its end stands for anything. */
  name: string
  where: 'database' | 'device' | 'tab' | 'cookie'
  /** What it is, in the learner's words. */
  what: string
  purpose: string
  howLong: string
  /** Who it is kept for, where that is not every visitor. */
  for?: 'tutor'
}

const untilDeleted = 'Until you delete it'
const untilTabCloses = 'Until you close the tab'
const untilTold = 'Until it has been shown'

/**
 * Everything that this site keeps in a browser. A test walks through the source and fails where a
 * name is missing here.
 */
export const storedThings: readonly StoredThing[] = [
  {
    name: passportDatabase,
    where: 'database',
    what: 'Your progress',
    purpose: 'What you opened, answered, said and finished, and the words you practise',
    howLong: `${untilDeleted}; in Safari, until 7 days after your last visit`,
  },
  {
    name: 'read-aloud',
    where: 'database',
    what: 'A reading of words that is not saved yet',
    purpose: 'Nothing is lost if the page closes while words are read aloud',
    howLong: 'Until its clips are saved, or it is thrown away',
    for: 'tutor',
  },
  {
    name: 'opened-stage/*',
    where: 'device',
    what: 'The stage of a lesson that you have just opened',
    purpose: 'It is in your progress even if you leave the page at once',
    howLong: 'Until it is in your progress',
  },
  {
    name: 'draft:*',
    where: 'tab',
    what: 'What you write in a lesson',
    purpose: 'Your text is still there after a reload',
    howLong: untilTabCloses,
  },
  {
    name: 'exercise/*',
    where: 'tab',
    what: 'An exercise that you have begun',
    purpose: 'You can continue where you were after a reload',
    howLong: untilTabCloses,
  },
  {
    name: 'quiz/*',
    where: 'tab',
    what: 'A quiz that you have begun, and its result',
    purpose: 'You can continue where you were after a reload',
    howLong: untilTabCloses,
  },
  {
    name: 'kept-text:*',
    where: 'tab',
    what: 'A form that is not sent yet',
    purpose: 'Nothing you typed is lost when the page changes',
    howLong: untilTabCloses,
  },
  {
    name: 'voice-settings',
    where: 'device',
    what: 'The voice you chose',
    purpose: 'Lessons are read aloud the way you like',
    howLong: untilDeleted,
  },
  {
    name: 'live-words',
    where: 'device',
    what: 'A note that you turned live words off',
    purpose: 'Your voice does not go to an online service',
    howLong: 'Until you turn them on again',
  },
  {
    name: 'listening-engine',
    where: 'device',
    what: 'A note that you chose to have this device listen',
    purpose: 'It listens again the next time, without asking',
    howLong: 'Until you press ‘Stop listening’',
  },
  {
    name: 'lesson-text-size',
    where: 'device',
    what: 'The text size you chose',
    purpose: 'Lessons open in that size',
    howLong: untilDeleted,
  },
  {
    name: 'lesson-theme',
    where: 'device',
    what: 'Light or dark, as you chose in a lesson',
    purpose: 'Such lessons open the same way',
    howLong: untilDeleted,
  },
  {
    name: 'faces',
    where: 'device',
    what: 'A note that the fonts have loaded',
    purpose: 'Pages appear at once in the right font',
    howLong: untilDeleted,
  },
  {
    name: 'student-sharing',
    where: 'device',
    what: 'Whether you send results to your tutor',
    purpose: 'Only there if you were asked on your own page; says yes or no, and what was sent',
    howLong: untilDeleted,
  },
  {
    name: 'student-outbox/*',
    where: 'device',
    what: 'What you did in your tutor’s exercises that could not be sent yet',
    purpose:
      'Only there if you agreed to send results; it is sent as soon as there is a connection',
    howLong: 'Until it has been sent',
  },
  {
    name: '*-student',
    where: 'cookie',
    what: 'The link or the code that you were given',
    purpose: 'The lessons that it opens stay open in this browser',
    howLong: '400 days, or until you press ‘Forget this link on this device’',
  },
  {
    name: 'login-guard',
    where: 'device',
    what: 'Failed sign-ins',
    purpose: 'Counts them, so that guessing the password takes long',
    howLong: 'Until the tutor has signed in',
    for: 'tutor',
  },
  {
    name: '_payloadClipboard',
    where: 'device',
    what: 'A row that was copied in the studio',
    purpose: 'It can be pasted into another form',
    howLong: untilDeleted,
    for: 'tutor',
  },
  {
    name: 'uploaded-page:*',
    where: 'tab',
    what: 'What was found in an uploaded page',
    purpose: 'The studio shows it once the form has that page',
    howLong: untilTold,
    for: 'tutor',
  },
  {
    name: 'payload-pending-success-toast',
    where: 'tab',
    what: 'That something new was saved in the studio',
    purpose: 'The studio says so on the next page',
    howLong: untilTold,
    for: 'tutor',
  },
  {
    name: '*-token',
    where: 'cookie',
    what: 'The tutor’s session',
    purpose: 'Keeps the tutor signed in',
    howLong: 'Until the tutor signs out, or the session ends',
    for: 'tutor',
  },
  {
    name: '*-device',
    where: 'cookie',
    what: 'A device that has signed in before',
    purpose: 'The tutor is not locked out by somebody else’s wrong passwords',
    howLong: 'One year',
    for: 'tutor',
  },
  {
    name: '*-theme',
    where: 'cookie',
    what: 'Light or dark, as chosen in the studio',
    purpose: 'The studio opens the same way',
    howLong: 'One year',
    for: 'tutor',
  },
]

/** What came of deleting; what a newer version of the site keeps is not this one's to delete. */
export type Deletion = 'deleted' | 'refused' | 'newer'

/** Deletes one of them, as far as the browser lets it. */
export async function deleteThing({ name, where }: StoredThing): Promise<Deletion> {
  if (name === passportDatabase) {
    const open = await passport()
    if ((await open.forget()) === 'kept') return 'deleted'
    const { keeping } = open.said()
    return keeping === 'page' ? 'deleted' : keeping === 'newer' ? 'newer' : 'refused'
  }
  if (where === 'database') {
    return deleteDatabase(name)
  }
  if (where === 'cookie') {
    // Scripts cannot delete it: the server does, and for the tutor when she signs out.
    if (name === '*-student') await leaveStudent()
    return 'deleted'
  }
  // The page remembers them too, and would store them again.
  if (name === 'kept-text:*') forgetStoredTexts()
  const storage = where === 'device' ? deviceStorage : tabStorage
  for (const stored of storage.names()) if (isNamed(stored, name)) storage.remove(stored)
  return storage.names().some((stored) => isNamed(stored, name)) ? 'refused' : 'deleted'
}

async function deleteDatabase(name: string): Promise<Deletion> {
  try {
    await deleteDB(name)
    return 'deleted'
  } catch (error) {
    // Where the browser denies all databases there is nothing to delete.
    return error instanceof DOMException && error.name === 'SecurityError' ? 'deleted' : 'refused'
  }
}

/** What came of deleting all: where only the server was not reached, the device itself is empty. */
export type WholeDeletion = 'deleted' | 'refused' | 'link-kept'

/** Deletes all of it. */
export async function deleteEverything(): Promise<WholeDeletion> {
  const outcomes = await Promise.all(
    storedThings.map(async (thing) => ({
      where: thing.where,
      isDeleted: (await deleteThing(thing).catch(() => 'refused')) === 'deleted',
    })),
  )
  const left = outcomes.filter(({ isDeleted }) => !isDeleted)
  if (left.length === 0) return 'deleted'
  return left.every(({ where }) => where === 'cookie') ? 'link-kept' : 'refused'
}

/** Whether a name is one that a thing may have. */
export const isNamed = (stored: string, name: string): boolean =>
  name.endsWith('*') ? stored.startsWith(name.slice(0, -1)) : stored === name
