import { type FileHandle, open } from 'node:fs/promises'
import type { Request } from 'express'
import type { Upload } from '../../api/endpoint.ts'
import { HttpError } from '../../contract/http-error.ts'
import { type TemporaryFile, temporaryFile } from '../../files/temporary-file.ts'

/**
 * The request's body as a file on disk. A body that is too large is answered at once: the rest is
 * read and thrown away, so that the sender can read the answer.
 * @throws HttpError 400, 413 or 415.
 */
export async function receiveFile(request: Request, upload: Upload): Promise<TemporaryFile> {
  const encoding = request.get('content-encoding') ?? 'identity'
  const announced = Number(request.get('content-length') ?? 0)
  if (request.get('transfer-encoding') || announced > 0) {
    if (!request.is([...upload.types]) || encoding !== 'identity') {
      throw new HttpError(415, upload.problem)
    }
  }
  if (announced > upload.limit) throw new HttpError(413, upload.tooLarge)
  const file = await temporaryFile()
  try {
    const handle = await open(file.path, 'wx', 0o600)
    await keep(request, handle, upload).finally(() => handle.close())
    return file
  } catch (error) {
    await file.remove()
    throw error
  }
}

async function keep(request: Request, handle: FileHandle, upload: Upload): Promise<void> {
  let size = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > upload.limit) throw new HttpError(413, upload.tooLarge)
      await handle.appendFile(chunk)
    }
  } catch (error) {
    request.resume()
    if (request.destroyed && !request.complete && !(error instanceof HttpError)) {
      throw new HttpError(400, 'The request was cut off.')
    }
    throw error
  }
  if (size === 0) throw new HttpError(400, upload.missing)
}
