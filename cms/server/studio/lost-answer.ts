import type { IncomingMessage } from 'node:http'
import { HttpError } from '../../contract/http-error.ts'
import { studioAway } from './studio-away.ts'

/** What somebody is told whose request was handed over and not answered. */
export interface LostWords {
  /** Nothing was done: nobody was there, or something was only to be read. */
  undone: string
  /** It may have been done. */
  unknown: string
}

export const lostInStudio: LostWords = {
  undone: 'The studio is starting again. Please try again in a moment.',
  unknown:
    'The studio stopped before it could answer. Check whether your change was saved before you try again.',
}

/** Whoever uploads a page of megabytes to the site knows of no studio. */
export const lostBeside: LostWords = {
  undone: 'The site could not take this just now. Please try again in a moment.',
  unknown:
    'The site was interrupted before it could answer. Check whether your change was saved before you try again.',
}

/** What happened, as far as whoever asked needs to know. */
export function lostAnswer(
  { method }: IncomingMessage,
  { error, words }: { error: unknown; words: LostWords },
): HttpError {
  const isRead = method === 'GET' || method === 'HEAD'
  const wasNotSent = ['ENOENT', 'ECONNREFUSED'].includes(Object(error).code)
  return isRead || wasNotSent ? studioAway(words.undone) : new HttpError(502, words.unknown)
}
