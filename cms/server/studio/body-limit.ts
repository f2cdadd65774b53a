import type { IncomingMessage } from 'node:http'
import { studioFormBytes } from '../../contract/limits.ts'

/** How long a body for the studio may be: Payload reads one without files whole, and counts the others. */
export const mostBytesOf = ({ headers }: IncomingMessage): number =>
  /^multipart\//i.test(headers['content-type'] ?? '') ? Number.POSITIVE_INFINITY : studioFormBytes
