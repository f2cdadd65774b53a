import { type Response, Router } from 'express'
import type { Payload } from 'payload'
import { isRead, readInProcess } from '../../api/read-in-process.ts'
import { readParams, readValue } from '../../api/read-input.ts'
import { openLinkToken } from '../../content/collections/draft-links/draft-link.ts'
import {
  type DraftView,
  isTexts,
  type PreviewAnswer,
  PreviewDocument,
  PreviewRequest,
} from '../../contract/draft.ts'
import { draftPaths } from '../../contract/draft-paths.ts'
import { HttpError, nullIfMissing } from '../../contract/http-error.ts'
import { lessonLimits } from '../../contract/limits.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { type OpenedDraft, openDraft } from '../../preview/open-draft.ts'
import { requireDrafts } from '../../preview/require-drafts.ts'
import { ticketForNewest } from '../documents/draft-documents.ts'
import { callerOf, visitor } from '../endpoints/caller.ts'
import { retryHeaders } from '../endpoints/error-answers.ts'
import { readJsonBody } from '../endpoints/read-body.ts'
import type { PolicedRenderer } from './page-renderer.ts'

interface Parts {
  payload: Payload
  renderer: PolicedRenderer
  siteUrl: string
}

/**
 * How long the ticket for an uploaded lesson's document is valid at most on the page that shows its
 * draft; that of a link ends with it.
 */
const documentMs = 60 * 60 * 1000

/** What the editor holds of an uploaded lesson, in JSON, where a character may take two bytes. */
const bodyLimit = 2 * lessonLimits.htmlBytes + 1024 * 1024

const previewPath = ['/preview/:kind', '/preview/:kind/:id']

/** Drafts on the site's own pages: to admins as a preview, to one person by a signed link. */
export function draftPages({ payload, renderer, siteUrl }: Parts): Router {
  const router = Router({ caseSensitive: true })

  router.get(previewPath, async (request, response) => {
    const { admin } = await callerOf(request, payload)
    if (!admin) {
      return response.redirect(303, pagePaths.loginFor(request.originalUrl))
    }
    const document = documentOf(request.params)
    await requireDrafts(document.kind, { admin, payload })
    const draft = await openDraft(payload, document)
    const isFramed = request.get('sec-fetch-dest') === 'iframe'
    const view = await previewView(document, draft, { payload, isFramed })
    await sendPage(response, { url: request.originalUrl, view, draft, isFramable: true })
  })

  router.post(previewPath, async (request, response) => {
    const { admin } = await callerOf(request, payload)
    if (!admin) throw new HttpError(401, 'Please sign in first.')
    const document = documentOf(request.params)
    await requireDrafts(document.kind, { admin, payload })
    const { data, reads } = readValue(PreviewRequest, await readJsonBody(request, bodyLimit))
    const unknown = reads.find((path) => !isRead(path))
    if (unknown !== undefined)
      throw new HttpError(400, `${unknown} is not something that pages read.`)
    const draft = await openDraft(payload, document, data)
    const view = await previewView(document, draft, { payload, isFramed: true })
    const read = async (path: string) => [path, await readInProcess(path, draft.caller)]
    const answer: PreviewAnswer = {
      view,
      answers: Object.fromEntries(await Promise.all(reads.map(read))),
    }
    response.set('Cache-Control', 'no-store').json(answer)
  })

  router.get(draftPaths.link(':token'), async (request, response) => {
    response.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' })
    const token = String(request.params.token)
    const link = await openLinkToken(token, { payload, now: Date.now() })
    const url = request.originalUrl
    if (link.state !== 'open') return sendPage(response, { url, view: closedView(link.state) })
    // A document that is in the trash, or gone for good, ends its links.
    const draft = await openDraft(payload, link).catch(nullIfMissing)
    if (!draft) return sendPage(response, { url, view: closedView('ended') })
    const expiresAt = Math.min(link.expiresAt.getTime(), Date.now() + documentMs)
    const opens = await ticketFor(draft, { payload, linkId: link.linkId, expiresAt })
    const view: DraftView = {
      ...viewOf(draft, opens),
      mode: 'link',
      missing: '', // only the tutor is told, since nobody else can fix it
      expiresAt: link.expiresAt.toISOString(),
    }
    await sendPage(response, { url, view, draft })
  })

  /** Renders the site's screen with the draft in it; no cache may keep the page. */
  async function sendPage(
    response: Response,
    { url, view, draft, isFramable = false }: SentPage,
  ): Promise<void> {
    const caller = draft?.caller ?? visitor(payload)
    const { status, parts, policy, redirect } = await renderer.render({
      url,
      siteUrl,
      shownUrl: view.path ?? undefined,
      read: async (path) => (path === draftPaths.view ? view : readInProcess(path, caller)),
    })
    response.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      ...(isFramable ? framedByOwn(policy) : {}),
      ...retryHeaders(status),
    })
    if (redirect) return response.redirect(303, redirect)
    response.status(status).type('text/html; charset=utf-8').send(parts.join(''))
  }

  return router
}

function documentOf(params: Record<string, unknown>): PreviewDocument {
  return readParams(PreviewDocument, { kind: params.kind, id: params.id ?? null })
}

async function previewView(
  document: PreviewDocument,
  draft: OpenedDraft,
  { payload, isFramed }: { payload: Payload; isFramed: boolean },
): Promise<DraftView> {
  const opens = await ticketFor(draft, { payload, linkId: 0, expiresAt: Date.now() + documentMs })
  return { ...viewOf(draft, opens), isFramed, studioPath: studioPathOf(document) }
}

const opensNothing = { ticket: '', version: '' }

const viewOf = (
  { path, missing }: Pick<OpenedDraft, 'path' | 'missing'>,
  { ticket, version }: typeof opensNothing,
): DraftView => ({
  mode: 'preview',
  path,
  missing,
  isFramed: false,
  studioPath: '',
  expiresAt: '',
  ticket,
  documentVersion: version,
})

const closedView = (mode: 'ended' | 'unknown'): DraftView => ({
  ...viewOf({ path: null, missing: '' }, opensNothing),
  mode,
})

interface SentPage {
  url: string
  view: DraftView
  draft?: OpenedDraft
  isFramable?: boolean
}

interface TicketOptions {
  payload: Payload
  linkId: number
  expiresAt: number
}

/** For what is saved: the frame shows no more while the tutor types. */
async function ticketFor({ documentOf: lessonId }: OpenedDraft, options: TicketOptions) {
  const { payload, linkId, expiresAt } = options
  if (lessonId === null) return opensNothing
  // What is typed may make a document of a lesson whose saved draft is none yet.
  const opens = await ticketForNewest(payload, { lessonId, linkId, expiresAt }).catch(nullIfMissing)
  return opens ?? opensNothing
}

function studioPathOf({ kind, id }: PreviewDocument): string {
  if (isTexts(kind)) return studioPaths.global(kind)
  return id === null ? studioPaths.list(kind) : studioPaths.document(kind, id)
}

/** Only the site's own pages, that is the studio, may frame a preview. */
const framedByOwn = (policy: string) => ({
  'Content-Security-Policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex, nofollow',
})
