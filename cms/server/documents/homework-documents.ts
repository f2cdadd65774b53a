import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { openHomework } from '../../content/students/homework.ts'
import { homeworkPaths } from '../../contract/homework-paths.ts'
import { HttpError } from '../../contract/http-error.ts'
import { composeLessonDocument } from '../../lesson-formats/document/compose.ts'
import {
  frameHeaders,
  interactiveHeaders,
  sandboxedTabHeaders,
} from '../../lesson-formats/document/policy.ts'
import { readRuntimeSource } from '../../lesson-formats/document/read-runtime.ts'
import { lessonIdOf, sendDocument } from './document-requests.ts'

interface Parts {
  payload: Payload
  siteUrl: string
  lessonOrigin: string | null
}

const framePath = homeworkPaths.document(':homeworkId')

/**
 * Homework on the site's own origin: in its frame, with the same walls as a lesson, and the way to a
 * tab of its own. What opens it is a ticket: the frame has no cookie.
 */
export function homeworkOnSite({ payload, siteUrl, lessonOrigin }: Parts): Router {
  const router = Router({ caseSensitive: true })
  router.get(framePath, async (request, response) => {
    const text = await textOf(payload, request, { notice: true })
    sendDocument(response, text, frameHeaders({ siteOrigin: siteUrl }))
  })
  router.get(homeworkPaths.interactive(':homeworkId'), async (request, response) => {
    const text = await textOf(payload, request, { notice: false })
    if (!lessonOrigin) return sendDocument(response, text, sandboxedTabHeaders())
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    const { id, ticket } = asked(request)
    response.redirect(303, `${lessonOrigin}${homeworkPaths.document(id)}?ticket=${ticket}`)
  })
  return router
}

/** On the lesson origin, where no cookie is read or set. */
export const homeworkOnLessonOrigin = ({
  payload,
  siteUrl,
}: Omit<Parts, 'lessonOrigin'>): Router => {
  const router = Router({ caseSensitive: true })
  const show: RequestHandler = async (request: Request, response: Response) => {
    const text = await textOf(payload, request, { notice: false })
    sendDocument(response, text, interactiveHeaders({ siteOrigin: siteUrl }))
  }
  router.get(framePath, show)
  return router
}

const asked = ({ params, query }: Request) => ({
  id: lessonIdOf(params.homeworkId),
  ticket: String(query.ticket ?? ''),
})

/** @throws HttpError 404. */
async function textOf(payload: Payload, request: Request, { notice }: { notice: boolean }) {
  const homework = await openHomework(payload, { ...asked(request), now: Date.now() })
  if (!homework) throw new HttpError(404, 'Open this homework from your own page again.')
  const { title, html } = homework
  return composeLessonDocument({
    ...{ html, title, notice, css: null, js: null },
    runtimeSource: await readRuntimeSource(),
  })
}
