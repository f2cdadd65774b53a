import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { FileAnswer } from '../../api/file-answer.ts'

/** Sends a file for the browser to keep, piece by piece, and removes it. */
export async function sendFile(
  file: FileAnswer,
  request: Request,
  response: Response,
): Promise<void> {
  try {
    const { size } = await stat(file.path)
    response.attachment(file.name)
    response.set({ 'Content-Type': file.type, 'Content-Length': String(size) })
    if (request.method === 'HEAD') return void response.end()
    await pipeline(createReadStream(file.path), response)
  } catch (error) {
    // A browser that leaves before the end is not an error of ours.
    if (!response.headersSent || !request.socket.destroyed) throw error
  } finally {
    await file.remove()
  }
}
