import type { Request } from 'express'
import type { Payload } from 'payload'
import type { Caller } from '../../api/caller.ts'
import type { Reader } from '../../api/reader/reader.ts'
import { storedReader } from '../../api/reader/stored-reader.ts'
import { isDraftTicket } from '../../content/collections/draft-links/draft-link.ts'
import { type FilesAsker, mayOpenFiles } from '../../content/lesson-files/may-open-files.ts'
import type { Lesson } from '../../content/payload-types.ts'
import { studentOfSession } from '../../content/students/open-student.ts'
import { draftPaths } from '../../contract/draft-paths.ts'
import { lessonDocumentPaths } from '../../contract/paths.ts'
import { openDraft } from '../../preview/open-draft.ts'
import { visitor } from '../endpoints/caller.ts'
import { lessonIdOf } from './document-requests.ts'
import { type Folder, folderPath, noFile, type Place, readFolder } from './files-folder.ts'
import { readTicket, signTicket, type Ticket } from './ticket.ts'

/** Long enough for an evening: what is open is looked up again at each use. */
const folderMs = 12 * 60 * 60 * 1000

type WithFiles = Pick<Lesson, 'id'> & { filesKey: string }

export const hasFiles = (lesson: Lesson): lesson is Lesson & WithFiles => Boolean(lesson.filesKey)

/** Whom a ticket is made for. */
export const askerOf = ({ admin, student }: Caller) => ({
  allowsWithheld: admin !== null,
  student: student ?? null,
})

/** The folder of a lesson for whoever asks: that of everybody, else one with a proof. */
export async function folderFor(
  payload: Payload,
  { id: lessonId, filesKey: key }: WithFiles,
  asker: Pick<Ticket, 'allowsWithheld' | 'student'>,
): Promise<Folder> {
  if (await mayOpenFiles(payload, { lessonId, key }, { as: 'visitor' })) return { key, proof: '' }
  const { secret } = payload
  const ticket = signTicket({ lessonId, ...asker, now: Date.now(), secret, validMs: folderMs })
  return { key, proof: `t${ticket}` }
}

/** The folder of a draft, which the ticket opens that opens the draft. */
export const draftFolder = (key: string, ticket: string): Folder => ({ key, proof: `d${ticket}` })

export const lessonFolderPath = (lessonId: number, place: Place, folder: Folder) =>
  folderPath(lessonDocumentPaths.frame(lessonId), place, folder)

/** A folder of a lesson and who has opened it. */
export interface LessonFolder extends Folder {
  lessonId: number
  /** Other files have another address: who comes with an old one is led on from here. */
  above: string
  mayOpen(): Promise<boolean>
  /** As whom its page is read. */
  caller(): Promise<Caller>
}

/**
 * The folder that an address names, if its proof holds.
 * @throws HttpError 404.
 */
export async function openLessonFolder(request: Request, payload: Payload): Promise<LessonFolder> {
  const lessonId = lessonIdOf(request.params.lessonId)
  const folder = readFolder(request.params.folder)
  const { key, proof } = folder
  const isDraft = proof.startsWith('d')
  const above = isDraft
    ? draftPaths.frame(lessonId, proof.slice(1))
    : lessonDocumentPaths.frame(lessonId)
  const opened = (asker: FilesAsker, caller: () => Promise<Caller>): LessonFolder => ({
    ...folder,
    ...{ lessonId, caller, above },
    mayOpen: () => mayOpenFiles(payload, { lessonId, key }, asker),
  })
  if (proof === '') return opened({ as: 'visitor' }, async () => visitor(payload))
  const now = Date.now()
  if (isDraft) {
    if (!(await isDraftTicket(proof.slice(1), { lessonId, payload, now }))) throw noFile()
    const draft = async () => (await openDraft(payload, { kind: 'lessons', id: lessonId })).caller
    return opened({ as: 'admin' }, draft)
  }
  const ticket = readTicket(proof.slice(1), { now, secret: payload.secret })
  if (!proof.startsWith('t') || ticket?.lessonId !== lessonId) throw noFile()
  const withReader = (reader: Reader) => async () => ({ ...visitor(payload), reader })
  if (ticket.allowsWithheld) {
    return opened({ as: 'admin' }, withReader(storedReader(payload, { readsAll: true })))
  }
  const student = ticket.student && (await studentOfSession(payload, ticket.student))
  if (!student) throw noFile()
  const { grants } = student
  return opened({ as: 'student', grants }, withReader(storedReader(payload, { grants })))
}
