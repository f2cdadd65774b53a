import type { Request, Response } from 'express'
import { Id } from '../../contract/answers.ts'
import { notFound } from '../../contract/http-error.ts'
import { RunNonce } from '../../contract/page-run.ts'

export const documentType = 'text/html; charset=utf-8'
export const framePath = '/lesson-documents/:lessonId'
/** A draft's document, with a ticket from the page that shows the draft. */
export const draftPath = `${framePath}/draft`

/**
 * The lesson that an address names.
 * @throws HttpError 404.
 */
export function lessonIdOf(text: unknown): number {
  const id = Id.safeParse(text)
  if (!id.success) throw notFound('Lesson')
  return id.data
}

/** What names the run that an address asks for; null where it asks for none (decision 142). */
export function runOf({ query }: Request): string | null {
  return RunNonce.safeParse(query.run).data ?? null
}

/** The same of an address that stands elsewhere. */
export function withRunOf(request: Request, address: string): string {
  const run = runOf(request)
  return run === null ? address : `${address}?run=${run}`
}

/** Replaces the headers that belong to the site's own pages. */
export function sendDocument(
  response: Response,
  text: string,
  headers: Record<string, string>,
): void {
  response.removeHeader('X-Frame-Options')
  response.removeHeader('Cross-Origin-Opener-Policy')
  response
    .set({ 'Cache-Control': 'private, no-store', ...headers })
    .type(documentType)
    .send(text)
}

/** Sends a browser on to an address that may carry a ticket. */
export function leadTo(response: Response, address: string): void {
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  response.redirect(303, address)
}
