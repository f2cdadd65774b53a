import type { Request, RequestHandler, Response } from 'express'
import { Router } from 'express'
import type { Payload } from 'payload'
import type { Caller } from '../../api/caller.ts'
import { findCourse } from '../../api/courses/find-course.ts'
import { findLesson } from '../../api/lessons/find-lesson.ts'
import { htmlOf, presentContent } from '../../api/lessons/present-lesson.ts'
import { storedReader } from '../../api/reader/stored-reader.ts'
import { isDraftTicket } from '../../content/collections/draft-links/draft-link.ts'
import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import type { Lesson } from '../../content/payload-types.ts'
import { Id } from '../../contract/answers.ts'
import { draftPaths } from '../../contract/draft.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import { isDocument } from '../../contract/lesson-rules.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { lessonDocumentPaths } from '../../contract/paths.ts'
import { composeLessonDocument } from '../../lesson-formats/document/compose.ts'
import { endedPage } from '../../lesson-formats/document/ended-page.ts'
import {
  frameHeaders,
  interactiveHeaders,
  sandboxedTabHeaders,
} from '../../lesson-formats/document/policy.ts'
import { readRuntimeSource } from '../../lesson-formats/document/read-runtime.ts'
import { openDraft } from '../../preview/open-draft.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { callerOf, visitor } from '../endpoints/caller.ts'
import { readTicket, signTicket } from './ticket.ts'

interface Parts {
  payload: Payload
  cache: AnswerCache
  siteUrl: string
  lessonOrigin: string | null
}

const type = 'text/html; charset=utf-8'
const framePath = '/lesson-documents/:lessonId'
/** A draft's document, with a ticket from the page that shows the draft. */
const draftPath = `${framePath}/draft`

/** On the site's own origin: the document for the frame, and the way to the interactive tab. */
export function lessonDocuments({ payload, cache, siteUrl, lessonOrigin }: Parts): Router {
  const router = Router({ caseSensitive: true })

  router.get(framePath, async (request, response) => {
    const lessonId = lessonIdOf(request.params.lessonId)
    // An empty value takes the header away: the site's own pages may frame this one.
    const headers = {
      ...frameHeaders({ siteOrigin: siteUrl }),
      'X-Frame-Options': '',
      'Cross-Origin-Opener-Policy': '',
    }
    const caller = await callerOf(request, payload)
    if (!caller.admin) {
      const read = async () => {
        const text = await compose(lessonId, visitor(payload), { notice: true })
        return { status: 200, type, text, headers }
      }
      return cache.answerWith(request, response, { key: cacheKey(request.originalUrl), read })
    }
    const text = await compose(lessonId, caller, { notice: true })
    sendDocument(response, text, frameHeaders({ siteOrigin: siteUrl }))
  })

  router.get(draftPath, async (request, response) => {
    const { lessonId, caller } = await draftOf(request, payload)
    const text = await compose(lessonId, caller, { notice: true })
    sendDocument(response, text, frameHeaders({ siteOrigin: siteUrl }))
  })

  router.get(`${draftPath}/interactive`, async (request, response) => {
    const { lessonId, caller, ticket } = await draftOf(request, payload)
    if (!lessonOrigin) {
      const text = await compose(lessonId, caller, { notice: false })
      return sendDocument(response, text, sandboxedTabHeaders())
    }
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    response.redirect(303, lessonOrigin + draftPaths.frame(lessonId, ticket))
  })

  router.get(`${framePath}/interactive`, async (request, response) => {
    const lessonId = lessonIdOf(request.params.lessonId)
    const isSentHere = /^(cross|same)-site$/.test(request.get('sec-fetch-site') ?? '')
    // A tab that is loaded again is sent here, but any lesson can send one: whoever is signed in,
    // it gets what every visitor may see, so that no lesson opens another that is withheld.
    const caller = isSentHere ? visitor(payload) : await callerOf(request, payload)
    if (!lessonOrigin) {
      const text = await compose(lessonId, caller, { notice: false })
      return sendDocument(response, text, sandboxedTabHeaders())
    }
    const lesson = await findDocument(lessonId, caller).catch(orNullIfMissing)
    if (!lesson && isSentHere) {
      response.set('Cache-Control', 'no-store')
      return response.redirect(303, pagePaths.uploadedLesson(lessonId))
    }
    if (!lesson) throw notFound('Lesson')
    const ticket = signTicket({
      lessonId,
      allowsWithheld: caller.admin !== null,
      now: Date.now(),
      secret: payload.secret,
    })
    response.set('Cache-Control', 'no-store')
    response.redirect(303, `${lessonOrigin}${lessonDocumentPaths.frame(lessonId)}?ticket=${ticket}`)
  })
  return router
}

/** On the lesson origin: documents with a ticket and nothing else; no cookie is read or set. */
export function lessonOriginDocuments({ payload, siteUrl }: Parts): RequestHandler {
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
      response.status(404).type(type).send(page)
      return
    }
    const reader = storedReader(payload, { readsAll: ticket.allowsWithheld })
    const caller = { ...visitor(payload), reader }
    const text = await compose(lessonId, caller, { notice: false })
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

/**
 * The newest draft of a lesson, which a ticket opens while the preview or the link that gave it
 * does.
 * @throws HttpError 404.
 */
async function draftOf(request: Request, payload: Payload) {
  const lessonId = lessonIdOf(request.params.lessonId)
  const ticket = String(request.query.ticket ?? '')
  if (!(await isDraftTicket(ticket, { lessonId, payload, now: Date.now() }))) {
    throw new HttpError(404, 'This link has ended. Open the lesson from its page again.')
  }
  const { caller } = await openDraft(payload, { kind: 'lessons', id: lessonId })
  return { lessonId, caller, ticket }
}

function orNullIfMissing(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null
  throw error
}

/** A lesson that the caller may see as a document. */
async function findDocument(lessonId: number, caller: Caller): Promise<Lesson> {
  const lesson = await findLesson(lessonId, caller)
  if (!isDocument(lesson)) throw notFound('Lesson')
  return lesson
}

async function compose(
  lessonId: number,
  caller: Caller,
  { notice }: { notice: boolean },
): Promise<string> {
  const lesson = await findDocument(lessonId, caller)
  const html = htmlOf(lesson, presentContent(lesson)) ?? ''
  const own = lesson.htmlContent ? lesson : undefined // a made page holds its custom parts already
  const { cssContent, jsContent } = await findCourse(courseIdOf(lesson), caller)
  return composeLessonDocument({
    html,
    css: cssContent ?? null,
    js: jsContent ?? null,
    customStyles: own?.customStyles,
    customScripts: own?.customScripts,
    title: lesson.title,
    notice,
    runtimeSource: readRuntimeSource(),
  })
}

/** Replaces the headers that belong to the site's own pages. */
function sendDocument(response: Response, text: string, headers: Record<string, string>): void {
  response.removeHeader('X-Frame-Options')
  response.removeHeader('Cross-Origin-Opener-Policy')
  response
    .set({ 'Cache-Control': 'private, no-store', ...headers })
    .type(type)
    .send(text)
}

function lessonIdOf(text: unknown): number {
  const id = Id.safeParse(text)
  if (!id.success) throw notFound('Lesson')
  return id.data
}
