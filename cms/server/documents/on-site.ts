import { type Request, type Response, Router } from 'express'
import { hasOwnView } from '../../api/caller.ts'
import { draftPaths } from '../../contract/draft-paths.ts'
import { notFound, nullIfMissing } from '../../contract/http-error.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { lessonDocumentPaths } from '../../contract/paths.ts'
import { frameHeaders, sandboxedTabHeaders } from '../../lesson-formats/document/policy.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { callerOf, visitor } from '../endpoints/caller.ts'
import { taggedVisitor } from '../endpoints/tagged-visitor.ts'
import { compose, findDocument } from './compose.ts'
import {
  documentType,
  draftPath,
  framePath,
  leadTo,
  lessonIdOf,
  runOf,
  sendDocument,
  withRunOf,
} from './document-requests.ts'
import { draftOf } from './draft-documents.ts'
import { type Folder, folderRoute } from './files-folder.ts'
import { keptHeaders, type Parts, showInFolder } from './folder-on-site.ts'
import { askerOf, draftFolder, folderFor, hasFiles, lessonFolderPath } from './lesson-folders.ts'
import { signTicket } from './ticket.ts'

/** On the site's own origin: the document for the frame, and the way to the interactive tab. */
export function documentsOnSite(parts: Parts): Router {
  const router = Router({ caseSensitive: true })
  router.get(framePath, (request, response) => showInFrame(parts, request, response))
  router.get(draftPath, (request, response) => showDraftInFrame(parts, request, response))
  router.get(`${draftPath}/interactive`, (request, response) =>
    openDraftInTab(parts, request, response),
  )
  router.get(`${framePath}/interactive`, (request, response) => openInTab(parts, request, response))
  for (const place of ['files', 'tab'] as const) {
    router.get(folderRoute(framePath, place), (request, response) =>
      showInFolder({ ...parts, place }, request, response),
    )
  }
  return router
}

/** Published documents are the same for every visitor, so they are cached. */
async function showInFrame(parts: Parts, request: Request, response: Response) {
  const { payload, cache, siteUrl } = parts
  const lessonId = lessonIdOf(request.params.lessonId)
  const caller = await callerOf(request, payload)
  if (!hasOwnView(caller)) {
    const read = async () => {
      const { caller, tags } = taggedVisitor(payload)
      const lesson = await findDocument(lessonId, caller)
      if (hasFiles(lesson)) {
        const folder = { key: lesson.filesKey, proof: '' }
        const headers = { Location: lessonFolderPath(lessonId, 'files', folder) }
        return { status: 303, type: documentType, text: '', headers, tags }
      }
      const text = await compose(lesson, caller, { notice: true })
      return { status: 200, type: documentType, text, headers: keptHeaders({ siteUrl }), tags }
    }
    return cache.answerWith(request, response, { key: cacheKey(request.originalUrl), read })
  }
  const lesson = await findDocument(lessonId, caller)
  if (hasFiles(lesson)) {
    const folder = await folderFor(payload, lesson, askerOf(caller))
    return leadTo(response, withRunOf(request, lessonFolderPath(lessonId, 'files', folder)))
  }
  const run = caller.admin && runOf(request)
  const text = await compose(lesson, caller, { notice: true, run })
  sendDocument(response, text, frameHeaders({ siteOrigin: siteUrl }))
}

async function showDraftInFrame({ payload, siteUrl }: Parts, request: Request, response: Response) {
  const { lessonId, lesson, caller, ticket } = await draftOf(request, payload)
  if (hasFiles(lesson)) {
    const folder = draftFolder(lesson.filesKey, ticket)
    return leadTo(response, lessonFolderPath(lessonId, 'files', folder))
  }
  const text = await compose(lesson, caller, { notice: true })
  sendDocument(response, text, frameHeaders({ siteOrigin: siteUrl }))
}

/** A draft in a tab of its own: on the lesson origin where there is one. */
async function openDraftInTab(
  { payload, lessonOrigin }: Parts,
  request: Request,
  response: Response,
) {
  const { lessonId, lesson, caller, ticket } = await draftOf(request, payload)
  if (lessonOrigin) return leadTo(response, lessonOrigin + draftPaths.frame(lessonId, ticket))
  if (hasFiles(lesson)) return leadToTab(response, lessonId, draftFolder(lesson.filesKey, ticket))
  const text = await compose(lesson, caller, { notice: false })
  sendDocument(response, text, sandboxedTabHeaders())
}

const leadToTab = (response: Response, lessonId: number, folder: Folder) =>
  leadTo(response, lessonFolderPath(lessonId, 'tab', folder))

/** Leads to the lesson origin with a fresh ticket, or shows the document here in a sandbox. */
async function openInTab({ payload, lessonOrigin }: Parts, request: Request, response: Response) {
  const lessonId = lessonIdOf(request.params.lessonId)
  const isSentHere = /^(cross|same)-site$/.test(request.get('sec-fetch-site') ?? '')
  // A tab that is reloaded is sent here, but any lesson can send a tab here too. So it gets only
  // what every visitor may see, whoever is signed in: no lesson can open another that is withheld.
  const caller = isSentHere ? visitor(payload) : await callerOf(request, payload)
  if (!lessonOrigin) {
    const lesson = await findDocument(lessonId, caller)
    if (hasFiles(lesson)) {
      return leadToTab(response, lessonId, await folderFor(payload, lesson, askerOf(caller)))
    }
    const text = await compose(lesson, caller, { notice: false })
    return sendDocument(response, text, sandboxedTabHeaders())
  }
  const lesson = await findDocument(lessonId, caller).catch(nullIfMissing)
  if (!lesson && isSentHere) {
    response.set('Cache-Control', 'no-store')
    return response.redirect(303, pagePaths.uploadedLesson(lessonId))
  }
  if (!lesson) throw notFound('Lesson')
  const ticket = signTicket({
    lessonId,
    ...askerOf(caller),
    now: Date.now(),
    secret: payload.secret,
  })
  response.set('Cache-Control', 'no-store')
  response.redirect(303, `${lessonOrigin}${lessonDocumentPaths.frame(lessonId)}?ticket=${ticket}`)
}
