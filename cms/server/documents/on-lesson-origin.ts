import { type RequestHandler, Router } from 'express'
import type { Payload } from 'payload'
import type { Reader } from '../../api/reader/reader.ts'
import { storedReader } from '../../api/reader/stored-reader.ts'
import { studentOfSession } from '../../content/students/open-student.ts'
import { notFound } from '../../contract/http-error.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { lessonDocumentPaths } from '../../contract/paths.ts'
import { endedPage } from '../../lesson-formats/document/ended-page.ts'
import { interactiveHeaders } from '../../lesson-formats/document/policy.ts'
import { visitor } from '../endpoints/caller.ts'
import { compose } from './compose.ts'
import {
  documentType,
  draftOf,
  draftPath,
  framePath,
  lessonIdOf,
  sendDocument,
} from './document-requests.ts'
import { readTicket, type Ticket } from './ticket.ts'

interface Parts {
  payload: Payload
  siteUrl: string
}

/** On the lesson origin: documents with a ticket and nothing else; no cookie is read or set. */
export function documentsOnLessonOrigin({ payload, siteUrl }: Parts): RequestHandler {
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
    const reader = await readerOf(ticket, payload)
    const text = await compose(lessonId, { ...visitor(payload), reader }, { notice: false })
    sendDocument(response, text, interactiveHeaders({ siteOrigin: siteUrl }))
  })
  router.get(draftPath, async (request, response) => {
    const { lessonId, caller } = await draftOf(request, payload)
    const text = await compose(lessonId, caller, { notice: false })
    sendDocument(response, text, interactiveHeaders({ siteOrigin: siteUrl }))
  })
  router.use(() => {
    throw notFound('Page')
  })
  return router
}

/** What the one who asked for a ticket may read; a student what is open to her at this moment. */
async function readerOf({ allowsWithheld, student }: Ticket, payload: Payload): Promise<Reader> {
  if (allowsWithheld) return storedReader(payload, { readsAll: true })
  const open = student && (await studentOfSession(payload, student))
  return open ? storedReader(payload, { grants: open.grants }) : visitor(payload).reader
}
