import type { PayloadRequest, RequestContext } from 'payload'
import type { Shown } from '../touched-tags.ts'
import type { HeldBefore } from './last-save.ts'

/**
 * What the hooks of documents tell each other in one request, and what callers of the Local API tell
 * them: Payload hands them neither its arguments nor each other's results. The operations inside a
 * request share its context, so a flag is about one document, or holds to the request's end. Payload
 * itself notes there that a version is restored; what hooks of accounts and of students note is
 * declared beside them.
 *
 * | flag                | set by                                      | read by                           |
 * | ------------------- | ------------------------------------------- | --------------------------------- |
 * | `draftSaves`        | `noteDraftSave`, `noteGlobalDraftSave`      | `trashAsPublished`, announcements |
 * | `restoresAsDraft`   | `noteRestoreAsDraft`                        | `trashAsPublished`                |
 * | `savesBothStates`   | `api/change-document.ts`,                   | `trashAsPublished`                |
 * |                     | `rename/renamed-documents.ts`               |                                   |
 * | `draftsAside`       | `trashAsPublished`                          | `keepNewerDraft`                  |
 * | `shownBefore`       | `noteShown`, `noteShownToDelete`            | announcements                     |
 * | `numberMayGiveWay`  | `api/change-document.ts`, `keepNewerDraft`, | `placeInCourse`                   |
 * |                     | `archive/import-archive.ts`, `keepNumber`   |                                   |
 * | `givenPlaces`       | `placeInCourse`                             | `placeInCourse`                   |
 * | `keepsPictureName`  | `archive/store-pictures.ts`                 | `nameByContent`                   |
 * | `copyOf`            | `noteCopy`                                  | `copyClips`                       |
 * | `heldBefore`        | `savesInOrder`                              | `savesInOrder`                    |
 * | `givenStudents`     | `giveStored`, `giveCreated`                 | `takeRefusedBack`                 |
 */
declare module 'payload' {
  interface RequestContext {
    /** A draft's data looks like an unpublishing: only the operation's arguments tell them apart. */
    draftSaves?: Map<string, boolean>
    /** What the tutor chose in the trash; later, a document's own status looks the same. */
    restoresAsDraft?: boolean
    /** The caller writes what is published and the newer draft, each by itself. */
    savesBothStates?: boolean
    /** Newer drafts that are saved again once what is published has been. */
    draftsAside?: Map<string, Fields>
    /** What visitors see of the documents that are about to change. */
    shownBefore?: Map<string, Shown | null>
    /** Without it, a number that is taken is the tutor's mistake, and refused. */
    numberMayGiveWay?: boolean
    /** Lessons of one request find their numbers before any of their rows is written. */
    givenPlaces?: Map<string, number | undefined>
    /** The picture comes from another site under the name that it was given there. */
    keepsPictureName?: boolean
    /** The document whose copy is being created. */
    copyOf?: string
    /** What the document that was written last held before its transaction. */
    heldBefore?: Writer & { state: HeldBefore }
    /** The students who have been given exercises by this request, by exercise. */
    givenStudents?: Map<number, number>
  }
}

/** A transaction that writes a document. */
interface Writer {
  document: string
  transaction: number | string
}

type Fields = Record<string, unknown>

/** A document, all documents of a collection (without an id), or a global. */
export const documentKey = (slug: string, id: unknown = '*') => `${slug}/${id}`

/** Says whether the operation that begins saves a draft, and leaves alone what is published. */
export function setDraftSave(document: string, isDraft: boolean, { context }: PayloadRequest) {
  context.draftSaves ??= new Map()
  for (const one of context.draftSaves.keys()) {
    if (document === allOf(one)) context.draftSaves.delete(one) // an earlier operation's
  }
  context.draftSaves.set(document, isDraft)
}

/** True where the operation under way saves a draft of that document, or of its whole collection. */
export const isDraftSave = (document: string, { context: { draftSaves } }: PayloadRequest) =>
  draftSaves?.get(document) ?? draftSaves?.get(allOf(document)) ?? false

const allOf = (document: string) => documentKey(document.split('/')[0] ?? '')

export function setRestoresAsDraft(restoresAsDraft: boolean, { context }: PayloadRequest) {
  context.restoresAsDraft = restoresAsDraft
}

export const restoresAsDraft = ({ context }: PayloadRequest) => context.restoresAsDraft ?? false

export function setSavesBothStates({ context }: PayloadRequest) {
  context.savesBothStates = true
}

export const savesBothStates = ({ context }: PayloadRequest) => context.savesBothStates ?? false

export function putDraftAside(document: string, draft: Fields, { context }: PayloadRequest) {
  context.draftsAside ??= new Map()
  context.draftsAside.set(document, draft)
}

/** The draft that was put aside, once: it is nobody's afterwards. */
export function takeDraftAside(document: string, { context }: PayloadRequest): Fields | undefined {
  const draft = context.draftsAside?.get(document)
  context.draftsAside?.delete(document)
  return draft
}

export function setShownBefore(document: string, shown: Shown | null, { context }: PayloadRequest) {
  context.shownBefore ??= new Map()
  context.shownBefore.set(document, shown)
}

/** What was noted, once; undefined where nothing was. */
export function takeShownBefore(
  document: string,
  { context }: PayloadRequest,
): Shown | null | undefined {
  const shown = context.shownBefore?.get(document)
  context.shownBefore?.delete(document)
  return shown
}

export function setNumberMayGiveWay(mayGiveWay: boolean, { context }: PayloadRequest) {
  context.numberMayGiveWay = mayGiveWay
}

export const numberMayGiveWay = ({ context }: PayloadRequest) => context.numberMayGiveWay ?? false

/** Payload's own flag, of which it tells hooks nothing else. */
export const isVersionRestored = ({ context }: PayloadRequest) =>
  context.isRestoringVersion === true

interface GivenPlace {
  courseId: number
  lessonNumber: number
  /** Undefined for a lesson that is being created. */
  lessonId: number | undefined
}

export function givePlace(place: GivenPlace, { context }: PayloadRequest) {
  context.givenPlaces ??= new Map()
  context.givenPlaces.set(`${place.courseId}/${place.lessonNumber}`, place.lessonId)
}

/** The numbers of a course that this request has given to other lessons. */
export function numbersGiven(
  { courseId, lessonId }: Omit<GivenPlace, 'lessonNumber'>,
  { context }: PayloadRequest,
): number[] {
  return [...(context.givenPlaces ?? [])]
    .filter(([place, owner]) => place.startsWith(`${courseId}/`) && owner !== lessonId)
    .map(([place]) => Number(place.split('/')[1]))
}

/** Rows that are written speak for themselves. */
export function forgetGivenPlaces({ context }: PayloadRequest) {
  context.givenPlaces = new Map()
}

/** For the `context` of a call that stores a picture. */
export const keepingPictureName = (): RequestContext => ({ keepsPictureName: true })

export const keepsPictureName = ({ context }: PayloadRequest) => context.keepsPictureName ?? false

/** Says of which document the one that is created is a copy; null where it is none. */
export function setCopyOf(document: string | null, { context }: PayloadRequest) {
  if (document === null) delete context.copyOf
  else context.copyOf = document
}

/** What is copied, once: the next document of the request is none. */
export function takeCopyOf({ context }: PayloadRequest): string | undefined {
  const { copyOf } = context
  delete context.copyOf
  return copyOf
}

/** For the next write of the same document in the same transaction; of one document alone. */
export function noteHeldBefore(writer: Writer, state: HeldBefore, { context }: PayloadRequest) {
  context.heldBefore = { ...writer, state }
}

/** What was noted; undefined where it is another document's, or of a transaction that has ended. */
export function readHeldBefore(
  { document, transaction }: Writer,
  { context: { heldBefore } }: PayloadRequest,
): HeldBefore | undefined {
  const isOwn = heldBefore?.document === document && heldBefore.transaction === transaction
  return isOwn ? heldBefore.state : undefined
}

/** Notes whom this request gives an exercise. */
export function noteGivenStudent(exercise: number, student: number, { context }: PayloadRequest) {
  context.givenStudents ??= new Map()
  context.givenStudents.set(exercise, student)
}

/** Whom this request has given an exercise; asked once. */
export function takeGivenStudent(exercise: number, { context }: PayloadRequest) {
  const student = context.givenStudents?.get(exercise)
  context.givenStudents?.delete(exercise)
  return student
}
