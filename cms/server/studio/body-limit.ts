import type { IncomingMessage } from 'node:http'
import { HttpError } from '../../contract/http-error.ts'

/**
 * Half as much again as the longest lesson has in JSON, which may write a character in two: its page,
 * its styles and its scripts.
 */
const mostBytes = 24 * 1024 * 1024

/** How long a body for the studio may be: Payload reads one without files whole, and counts the others. */
export const mostBytesOf = ({ headers }: IncomingMessage): number =>
  /^multipart\//i.test(headers['content-type'] ?? '') ? Number.POSITIVE_INFINITY : mostBytes

export const bodyTooLarge = () => new HttpError(413, 'The request is too large.')
