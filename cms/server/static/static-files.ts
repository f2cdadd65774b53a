import { readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { RequestHandler, Response } from 'express'
import { HttpError } from '../../contract/http-error.ts'
import { isOver } from './is-over.ts'

/** The copies that the build lays beside a text file, best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
]

/**
 * The files of a build, the smallest copy that the browser takes. The files are listed once, so
 * that no other address needs a look at the disk. A file that has gone since then is a 404; every
 * other request is passed on.
 */
export function staticFiles(
  folder: string,
  cacheControlOf: (path: string) => string,
): RequestHandler {
  const names = new Set(filesBelow(folder))
  return (request, response, next) => {
    const name = plainName(request.path)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !names.has(name)) return next()
    const copies = encodings.filter(({ suffix }) => names.has(name + suffix))
    const copy = copies.find((one) => request.acceptsEncodings(one.name))
    response.type(extname(name)) // the type of the original, not of its compressed copy
    const headers = {
      'Cache-Control': cacheControlOf(name),
      ...(copies.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
      ...(copy ? { 'Content-Encoding': copy.name } : {}),
    }
    const options = { root: folder, headers, cacheControl: false }
    response.sendFile((name + (copy?.suffix ?? '')).slice(1), options, (error: unknown) => {
      if (!(error instanceof Error) || isOver(error)) return
      if (!response.headersSent) forgetFile(response)
      next(isGone(error) ? new HttpError(404, 'There is nothing at this address.') : error)
    })
  }
}

/** Every file as the path of its address; what is hidden (Vite's manifest) is for the server. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .filter((name) => !name.includes('/.'))

function plainName(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Headers set for the file would be wrong on the answer that is sent instead of it. */
function forgetFile(response: Response): void {
  const said = ['Content-Type', 'Content-Encoding', 'Content-Length', 'Content-Range']
  for (const name of [...said, 'Accept-Ranges', 'Last-Modified']) response.removeHeader(name)
}

/** Express has no status for a folder in the place of a file. */
const isGone = (error: Error) =>
  ('status' in error && error.status === 404) || ('code' in error && error.code === 'EISDIR')
