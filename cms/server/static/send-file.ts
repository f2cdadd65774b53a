import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { FileAnswer } from '../../api/file-answer.ts'
import { isOver } from './is-over.ts'

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
    if (!isOver(error)) throw error
  } finally {
    await file.remove()
  }
}
