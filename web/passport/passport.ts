import { useSyncExternalStore } from 'react'
import type { Passport } from './computed.ts'
import type { Happening } from './happening.ts'
import { hasNotes, noteStep } from './noted-steps.ts'
import type { OpenPassport } from './open-passport.ts'
import type { LessonRef } from './passport-event.ts'
import { passportDatabase } from './passport-name.ts'
import type * as Sharing from './sharing/sharing.ts'
import { wasAsked } from './sharing/was-asked.ts'

/**
 * The learner's passport, the same on every page. Its code comes when it is first asked for; that
 * and the reading of what is kept happen after the page is alive.
 */
export function passport(): Promise<OpenPassport> {
  opening ??= import('./open-passport.ts').then(async ({ openPassport }) => {
    open = await openPassport(tell)
    tell()
    return open
  })
  opening.catch(() => {
    opening = undefined // the code did not come: the next one who asks tries again
  })
  return opening
}

/** Writes down what the learner did. Never throws: nothing that she does waits for it. */
export async function record(happening: Happening): Promise<'kept' | 'not kept'> {
  try {
    return await (await passport()).record(happening)
  } catch {
    return 'not kept'
  }
}

/** Writes down a stage that was opened, also where the page is left before the passport is there. */
export function recordStep({ courseId, lessonId }: LessonRef, stage: string): void {
  const step = { at: Date.now(), courseId, lessonId, stage }
  noteStep(step)
  // Where the code does not come, the note waits for the next page.
  passport().then((opened) => opened.takeSteps([step]), ignore)
}

/** What the passport says; 'looking' on the server and until it has been read. */
export const usePassport = (): Passport => useSyncExternalStore(listen, said, looking)

/**
 * The same where this device keeps one, or as soon as it does; 'looking' for who has none yet. Pages
 * that show what was done, and nothing to who has done nothing, fetch no code for those.
 */
export const useKeptPassport = (): Passport => useSyncExternalStore(listenIfKept, said, looking)

const ignore = () => undefined

const nothingYet: Passport = { state: 'looking' }
const looking = () => nothingYet
const said = () => open?.said() ?? nothingYet

let opening: Promise<OpenPassport> | undefined
let open: OpenPassport | undefined
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
  // What is new goes to the tutor where a student has agreed; what did not go, with the next event.
  if (open && wasAsked()) import('./sharing/sharing.ts').then(shareNow, ignore)
}

const shareNow = ({ shareIfAgreed }: typeof Sharing) => open && shareIfAgreed(open)

function listen(listener: () => void) {
  passport().catch(ignore)
  return listenTo(listener)
}

function listenIfKept(listener: () => void) {
  if (!opening) whenKept().then(passport, passport).catch(ignore)
  return listenTo(listener)
}

function listenTo(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Resolves when this device keeps a passport; rejects where the browser does not tell. */
const whenKept = (): Promise<unknown> => (kept ??= keptHere())

async function keptHere(): Promise<unknown> {
  if (hasNotes()) return
  const databases = await indexedDB.databases()
  if (databases.some(({ name }) => name === passportDatabase)) return
  const tabs = new BroadcastChannel(passportDatabase)
  await new Promise((resolve) => {
    tabs.onmessage = resolve
  })
  tabs.close()
}

let kept: Promise<unknown> | undefined
