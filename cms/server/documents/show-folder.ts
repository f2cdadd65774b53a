import { posix } from 'node:path'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import {
  fileOfHash,
  lessonFilesFolder,
  pathOfHash,
} from '../../content/lesson-files/files-folder.ts'
import { type FoundFiles, findFiles } from '../../content/lesson-files/find-files.ts'
import { isPage, typeOfFile } from '../../contract/file-types.ts'
import { siteFiles } from '../../files/site-files.ts'
import { furtherPage, typeOfFurtherPage } from '../../lesson-formats/document/further-page.ts'
import { fileHeaders, innerPageHeaders } from '../../lesson-formats/document/policy.ts'
import { isOver } from '../static/is-over.ts'
import { keptByHash } from '../static/kept-by-hash.ts'
import { withRunOf } from './document-requests.ts'
import { noFile } from './files-folder.ts'

/** A folder that somebody has opened. */
export interface OpenFolder {
  key: string
  /** Its path on this host, and its whole address. */
  path: string
  address: string
  isForAll: boolean
  isSandboxed: boolean
  /** Whether a file may be sent at this moment; the page looks for itself. */
  mayOpen(): Promise<boolean>
  showPage(): Promise<void> | void
}

/**
 * Shows the page of a folder, or sends one of its files.
 * @throws HttpError 404.
 */
export async function showFolder(
  folder: OpenFolder,
  { payload, request, response }: { payload: Payload; request: Request; response: Response },
): Promise<void> {
  const files = await findFiles(payload, folder.key)
  if (!files) throw noFile()
  const home = homeOf(files)
  const wanted = pathOf(request)
  if (wanted === home) return folder.showPage()
  if (wanted === '' || wanted === files.index) {
    response.set('Cache-Control', 'no-store')
    return response.redirect(303, withRunOf(request, folder.path + encodePath(home)))
  }
  const file = files.at(wanted)
  if (!file || !(await folder.mayOpen())) throw noFile()
  response.removeHeader('X-Frame-Options')
  response.removeHeader('Cross-Origin-Opener-Policy')
  if (isPage(file.path)) return sendPage(response, { ...file, folder })
  if (!(await siteFiles().have(fileOfHash(file.hash)))) throw noFile()
  await sendFile(response, { ...file, folder })
}

/** Where the page stands among its files: the folder of its own, which is '' at the top. */
function homeOf({ index }: FoundFiles): string {
  const folder = posix.dirname(index)
  return folder === '.' ? '' : `${folder}/`
}

/** A folder's name may have what would end the path of an address: `Unit #1/`. */
const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function pathOf({ params }: Request): string {
  const path: unknown = params.path
  return (Array.isArray(path) ? path.join('/') : String(path ?? '')).normalize('NFC')
}

interface Sent {
  path: string
  hash: string
  folder: OpenFolder
}

async function sendPage(response: Response, { hash, folder }: Sent): Promise<void> {
  const { address, isForAll, isSandboxed } = folder
  const bytes = await siteFiles().read(fileOfHash(hash))
  if (!bytes) throw noFile()
  const headers = {
    ...innerPageHeaders({ files: address }, { isSandboxed, type: typeOfFurtherPage(bytes) }),
    ...cacheHeaders(`${hash}-answering-typed`, isForAll),
  }
  // Express would name a charset for every page.
  response.setHeaders(new Map(Object.entries(headers))).send(furtherPage(bytes))
}

function sendFile(response: Response, { path, hash, folder }: Sent): Promise<void> {
  const headers = {
    ...fileHeaders(typeOfFile(path) ?? 'application/octet-stream'),
    ...cacheHeaders(hash, folder.isForAll),
  }
  const options = { root: lessonFilesFolder(), headers, cacheControl: false, lastModified: false }
  return new Promise((resolve, reject) => {
    response.sendFile(pathOfHash(hash), options, (error: unknown) => {
      if (!(error instanceof Error) || response.headersSent || isOver(error)) return resolve()
      const isGone = 'code' in error && error.code === 'ENOENT'
      reject(isGone ? noFile() : error)
    })
  })
}

const cacheHeaders = (version: string, isForAll: boolean) => ({
  'Cache-Control': keptByHash(isForAll),
  ETag: `"${version}"`,
})
