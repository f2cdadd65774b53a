import type { Request } from 'express'
import type { Payload } from 'payload'
import type { Caller } from '../../api/caller.ts'
import type { Reader } from '../../api/reader/reader.ts'
import { storedReader } from '../../api/reader/stored-reader.ts'
import { roleNow } from '../../content/collections/admins/role-now.ts'
import { openDocumentTicket } from '../../content/collections/draft-links/draft-link.ts'
import { type FilesAsker, mayOpenFiles } from '../../content/lesson-files/may-open-files.ts'
import type { Lesson } from '../../content/payload-types.ts'
import { studentOfSession } from '../../content/students/open-student.ts'
import { draftPaths } from '../../contract/draft-paths.ts'
import { lessonDocumentPaths } from '../../contract/paths.ts'
import { visitor } from '../endpoints/caller.ts'
import { findDocument } from './compose.ts'
import { lessonIdOf } from './document-requests.ts'
import { draftAt } from './draft-documents.ts'
import { type Folder, folderPath, noFile, type Place, readFolder } from './files-folder.ts'
import { readTicket, signTicket, type Ticket } from './ticket.ts'

/** Long enough for an evening: what is open is looked up again at each use. */
const folderMs = 12 * 60 * 60 * 1000

type WithFiles = Pick<Lesson, 'id'> & { filesKey: string }

export const hasFiles = (lesson: Lesson): lesson is Lesson & WithFiles => Boolean(lesson.filesKey)

/** Whom a ticket is made for. */
export const askerOf = ({ admin, student }: Caller) => ({
  admin: admin?.id ?? null,
  student: student ?? null,
})

/** The folder of a lesson for whoever asks: that of everybody, else one with a proof. */
export async function folderFor(
  payload: Payload,
  { id: lessonId, filesKey: key }: WithFiles,
  asker: Pick<Ticket, 'admin' | 'student'>,
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
  /** Its page, as whoever opened it may read it; null where the address is that of an old one. */
  page(): Promise<FolderPage | null>
}

interface FolderPage {
  lesson: Lesson
  caller: Caller
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
  const opened = (asker: FilesAsker, page: () => Promise<FolderPage | null>): LessonFolder => ({
    ...folder,
    lessonId,
    page,
    above,
    mayOpen: () => mayOpenFiles(payload, { lessonId, key }, asker),
  })
  const readBy = (caller: Caller) => async () => {
    const lesson = await findDocument(lessonId, caller)
    return lesson.filesKey === key ? { lesson, caller } : null
  }
  if (proof === '') return opened({ as: 'visitor' }, readBy(visitor(payload)))
  const now = Date.now()
  if (isDraft) {
    const signed = await openDocumentTicket(proof.slice(1), { lessonId, payload, now })
    if (signed?.filesKey !== key) throw noFile()
    return opened({ as: 'admin' }, () => draftAt(payload, signed))
  }
  const ticket = readTicket(proof.slice(1), { now, secret: payload.secret })
  if (!proof.startsWith('t') || ticket?.lessonId !== lessonId) throw noFile()
  const withReader = (reader: Reader) => readBy({ ...visitor(payload), reader })
  if (ticket.admin !== null) {
    if (!(await roleNow(ticket.admin, payload))) throw noFile()
    return opened({ as: 'admin' }, withReader(storedReader(payload, { readsAll: true })))
  }
  const student = ticket.student && (await studentOfSession(payload, ticket.student))
  if (!student) throw noFile()
  const { grants } = student
  return opened({ as: 'student', grants }, withReader(storedReader(payload, { grants })))
}
