import { type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { mayOpenHomeworkFiles, openHomework } from '../../content/students/homework.ts'
import { homeworkPaths } from '../../contract/homework-paths.ts'
import { HttpError } from '../../contract/http-error.ts'
import { readOutline } from '../../large-pages/read-page.ts'
import { composeLessonDocument } from '../../lesson-formats/document/compose.ts'
import {
  frameHeaders,
  interactiveHeaders,
  sandboxedTabHeaders,
} from '../../lesson-formats/document/policy.ts'
import { readRuntimeSource } from '../../lesson-formats/document/read-runtime.ts'
import { leadTo, lessonIdOf, sendDocument } from './document-requests.ts'
import { folderPath, folderRoute, noFile, type Place, readFolder } from './files-folder.ts'
import { showFolder } from './show-folder.ts'

interface Parts {
  payload: Payload
  siteUrl: string
  lessonOrigin: string | null
}

/** How a homework is shown at one place. */
interface Shown {
  origin: string
  place: Place
  notice: boolean
  isSandboxed: boolean
  headersFor(files?: string): Record<string, string>
}

const framePath = homeworkPaths.document(':homeworkId')

/**
 * Homework on the site's own origin: in its frame, with the same walls as a lesson, and the way to a
 * tab of its own. What opens it is a ticket: the frame has no cookie.
 */
export function homeworkOnSite({ payload, siteUrl, lessonOrigin }: Parts): Router {
  const router = Router({ caseSensitive: true })
  const shared = { origin: siteUrl, isSandboxed: true }
  const inFrame: Shown = {
    ...shared,
    place: 'files',
    notice: true,
    headersFor: (files) => frameHeaders({ siteOrigin: siteUrl, files }),
  }
  const inTab: Shown = {
    ...shared,
    place: 'tab',
    notice: false,
    headersFor: (files) => sandboxedTabHeaders({ files }),
  }
  showAt(router, framePath, { payload, shown: inFrame })
  if (!lessonOrigin) {
    showAt(router, homeworkPaths.interactive(':homeworkId'), { payload, shown: inTab })
    return router
  }
  router.get(homeworkPaths.interactive(':homeworkId'), async (request, response) => {
    await find(payload, asked(request))
    const { id, ticket } = asked(request)
    leadTo(response, `${lessonOrigin}${homeworkPaths.document(id)}?ticket=${ticket}`)
  })
  return router
}

/** On the lesson origin, where no cookie is read or set. */
export function homeworkOnLessonOrigin({ payload, siteUrl, lessonOrigin }: Parts): Router {
  const router = Router({ caseSensitive: true })
  const shown: Shown = {
    origin: lessonOrigin ?? '',
    place: 'files',
    notice: false,
    isSandboxed: false,
    headersFor: (files) => interactiveHeaders({ siteOrigin: siteUrl, files }),
  }
  router.get(framePath, (request, response, next) => {
    if (request.query.ticket !== undefined) return next()
    // A reload: the ticket has left the address bar. Only the page around it may give another.
    leadTo(response, siteUrl + homeworkPaths.page(lessonIdOf(request.params.homeworkId)))
  })
  showAt(router, framePath, { payload, shown })
  return router
}

/** The document at its address; one with files in its folder, where these are too. */
function showAt(
  router: Router,
  path: string,
  { payload, shown }: { payload: Payload; shown: Shown },
): void {
  router.get(path, async (request, response) => {
    const { id, ticket } = asked(request)
    const homework = await find(payload, { id, ticket })
    if (!homework.filesKey) return send(response, homework, shown)
    const folder = { key: homework.filesKey, proof: `h${ticket}` }
    leadTo(response, folderPath(homeworkPaths.document(id), shown.place, folder))
  })
  router.get(folderRoute(framePath, shown.place), async (request, response) => {
    const id = lessonIdOf(request.params.homeworkId)
    const folder = readFolder(request.params.folder)
    const ticket = folder.proof.slice(1)
    const path = folderPath(homeworkPaths.document(id), shown.place, folder)
    const { key } = folder
    const open = {
      key,
      path,
      address: shown.origin + path,
      isForAll: false,
      isSandboxed: shown.isSandboxed,
      mayOpen: () => mayOpenHomeworkFiles(payload, { id, ticket, key, now: Date.now() }),
      async showPage() {
        const homework = await find(payload, { id, ticket })
        if (homework.filesKey !== key) throw noFile()
        await send(response, homework, shown, shown.origin + path)
      },
    }
    await showFolder(open, { payload, request, response })
  })
}

const asked = ({ params, query }: Request) => ({
  id: lessonIdOf(params.homeworkId),
  ticket: String(query.ticket ?? ''),
})

/** @throws HttpError 404. */
async function find(payload: Payload, asked: { id: number; ticket: string }) {
  const homework = await openHomework(payload, { ...asked, now: Date.now() })
  if (!homework) throw new HttpError(404, 'Open this homework from your own page again.')
  return homework
}

async function send(
  response: Response,
  { title, html }: { title: string; html: string },
  { notice, headersFor }: Shown,
  files?: string,
): Promise<void> {
  const runtimeSource = await readRuntimeSource()
  const parts = { html, title, notice, css: null, js: null, runtimeSource }
  const text = composeLessonDocument(parts, await readOutline(html))
  sendDocument(response, text, headersFor(files))
}
