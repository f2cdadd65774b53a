import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Payload } from 'payload'
import type { Reader } from '../../api/reader/reader.ts'
import { storedReader } from '../../api/reader/stored-reader.ts'
import { roleNow } from '../../content/collections/admins/role-now.ts'
import { studentOfSession } from '../../content/students/open-student.ts'
import { notFound } from '../../contract/http-error.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { lessonDocumentPaths } from '../../contract/paths.ts'
import { endedPage } from '../../lesson-formats/document/ended-page.ts'
import { interactiveHeaders } from '../../lesson-formats/document/policy.ts'
import { visitor } from '../endpoints/caller.ts'
import { compose, findDocument } from './compose.ts'
import {
  documentType,
  draftPath,
  framePath,
  leadTo,
  lessonIdOf,
  sendDocument,
} from './document-requests.ts'
import { draftOf } from './draft-documents.ts'
import { folderRoute } from './files-folder.ts'
import { draftFolder, folderFor, lessonFolderPath, openLessonFolder } from './lesson-folders.ts'
import { showFolder } from './show-folder.ts'
import { readTicket, type Ticket } from './ticket.ts'

interface Parts {
  payload: Payload
  siteUrl: string
  lessonOrigin: string | null
}

/** On the lesson origin: documents with a ticket and nothing else; no cookie is read or set. */
export function documentsOnLessonOrigin({ payload, siteUrl, lessonOrigin }: Parts): RequestHandler {
  const router = Router({ caseSensitive: true })
  router.get(framePath, async (request, response) => {
    const lessonId = lessonIdOf(request.params.lessonId)
    if (request.query.ticket === undefined) {
      // A reload: the ticket has left the address bar, and the site gives a fresh one.
      response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      return response.redirect(303, siteUrl + lessonDocumentPaths.interactive(lessonId))
    }
    const ticket = readTicket(String(request.query.ticket), {
      now: Date.now(),
      secret: payload.secret,
    })
    if (ticket?.lessonId !== lessonId) {
      const page = endedPage(siteUrl + pagePaths.uploadedLesson(lessonId))
      response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      response.status(404).type(documentType).send(page)
      return
    }
    const caller = { ...visitor(payload), reader: await readerOf(ticket, payload) }
    const lesson = await findDocument(lessonId, caller)
    const { id, filesKey } = lesson
    if (filesKey) {
      const folder = await folderFor(payload, { id, filesKey }, ticket)
      return leadTo(response, lessonFolderPath(lessonId, 'files', folder))
    }
    const text = await compose(lesson, caller, { notice: false })
    sendDocument(response, text, interactiveHeaders({ siteOrigin: siteUrl }))
  })
  router.get(draftPath, async (request, response) => {
    const { lessonId, lesson, caller, ticket } = await draftOf(request, payload)
    if (lesson.filesKey) {
      const folder = draftFolder(lesson.filesKey, ticket)
      return leadTo(response, lessonFolderPath(lessonId, 'files', folder))
    }
    const text = await compose(lesson, caller, { notice: false })
    sendDocument(response, text, interactiveHeaders({ siteOrigin: siteUrl }))
  })
  router.get(folderRoute(framePath, 'files'), (request, response) =>
    showInFolder({ payload, siteUrl, lessonOrigin }, request, response),
  )
  router.use(() => {
    throw notFound('Page')
  })
  return router
}

/** A page with files, or one of these; nothing here is sandboxed, because nothing else is here. */
async function showInFolder(
  { payload, siteUrl, lessonOrigin }: Parts,
  request: Request,
  response: Response,
): Promise<void> {
  const folder = await openLessonFolder(request, payload)
  const { lessonId, key } = folder
  const path = lessonFolderPath(lessonId, 'files', folder)
  const address = (lessonOrigin ?? '') + path
  async function showPage() {
    const page = await folder.page()
    if (!page) return leadTo(response, folder.above)
    const text = await compose(page.lesson, page.caller, { notice: false })
    sendDocument(response, text, interactiveHeaders({ siteOrigin: siteUrl, files: address }))
  }
  const { mayOpen, proof } = folder
  const open = { key, path, address, mayOpen, showPage, isForAll: proof === '', isSandboxed: false }
  await showFolder(open, { payload, request, response })
}

/** What the one who asked for a ticket may read; a student what is open to her at this moment. */
async function readerOf({ admin, student }: Ticket, payload: Payload): Promise<Reader> {
  if (admin !== null && (await roleNow(admin, payload))) {
    return storedReader(payload, { readsAll: true })
  }
  const open = student && (await studentOfSession(payload, student))
  return open ? storedReader(payload, { grants: open.grants }) : visitor(payload).reader
}
