import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { frameHeaders, sandboxedTabHeaders } from '../../lesson-formats/document/policy.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { callerOf } from '../endpoints/caller.ts'
import { taggedVisitor } from '../endpoints/tagged-visitor.ts'
import { compose, findDocument } from './compose.ts'
import { documentType, leadTo, runOf, sendDocument } from './document-requests.ts'
import type { Place } from './files-folder.ts'
import { type LessonFolder, lessonFolderPath, openLessonFolder } from './lesson-folders.ts'
import { showFolder } from './show-folder.ts'

export interface Parts {
  payload: Payload
  cache: AnswerCache
  siteUrl: string
  lessonOrigin: string | null
}

/** A page with files, or one of these. */
export async function showInFolder(
  parts: Parts & { place: Place },
  request: Request,
  response: Response,
): Promise<void> {
  const { payload, siteUrl, place } = parts
  const folder = await openLessonFolder(request, payload)
  const path = lessonFolderPath(folder.lessonId, place, folder)
  const open = {
    key: folder.key,
    path,
    address: siteUrl + path,
    mayOpen: folder.mayOpen,
    isForAll: folder.proof === '',
    isSandboxed: true,
    showPage: () => showPage(parts, { folder, path }, { request, response }),
  }
  await showFolder(open, { payload, request, response })
}

async function showPage(
  { payload, cache, siteUrl, place }: Parts & { place: Place },
  { folder, path }: { folder: LessonFolder; path: string },
  { request, response }: { request: Request; response: Response },
) {
  const { lessonId, key } = folder
  const files = siteUrl + path
  const isFrame = place === 'files'
  const run = isFrame ? await adminsRun(request, payload) : null
  if (isFrame && folder.proof === '' && run === null) {
    const read = async () => {
      const { caller, tags } = taggedVisitor(payload)
      const lesson = await findDocument(lessonId, caller)
      if (lesson.filesKey !== key) {
        const headers = { Location: folder.above }
        return { status: 303, type: documentType, text: '', headers, tags }
      }
      const text = await compose(lesson, caller, { notice: true })
      const headers = keptHeaders({ siteUrl, files })
      return { status: 200, type: documentType, text, headers, tags }
    }
    return cache.answerWith(request, response, { key: cacheKey(request.originalUrl), read })
  }
  const page = await folder.page()
  if (!page) return leadTo(response, folder.above)
  const text = await compose(page.lesson, page.caller, { notice: isFrame, run })
  const headers = isFrame
    ? frameHeaders({ siteOrigin: siteUrl, files })
    : sandboxedTabHeaders({ files })
  sendDocument(response, text, headers)
}

/** Who is signed in is asked only where a run is: a folder is its address otherwise. */
async function adminsRun(request: Request, payload: Payload): Promise<string | null> {
  const run = runOf(request)
  if (run === null) return null
  const { admin } = await callerOf(request, payload)
  return admin ? run : null
}

/** An empty value takes the header away: the site's own pages may frame this one. */
export const keptHeaders = ({ siteUrl, files }: { siteUrl: string; files?: string }) => ({
  ...frameHeaders({ siteOrigin: siteUrl, files }),
  'X-Frame-Options': '',
  'Cross-Origin-Opener-Policy': '',
})
