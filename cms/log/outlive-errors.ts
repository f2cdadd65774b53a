import type { DestinationStream } from 'pino'

/** Of lines that wait for room on a full disk; what comes after them is lost. */
const mostWaiting = 1_000_000

/** What writes to a file, of which a standard output may be one. */
interface FileStream extends DestinationStream {
  maxLength: number
  on(event: 'error', listener: (error: Error) => void): unknown
}

/**
 * A log that cannot be written, as on a full disk, does not end the site: lines wait until there is
 * room again.
 */
export function outliveErrors(stream: unknown): void {
  if (!isFileStream(stream)) return
  stream.maxLength = mostWaiting
  stream.on('error', () => {})
}

/**
 * Whoever reads the output may end before the site, as a collector of logs that crashes: then lines
 * are lost, and the site stays. Unheard, each failure would be an error of the program, which is
 * printed, which fails.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Tests put another one in place of the standard output. */
const isFileStream = (stream: unknown): stream is FileStream =>
  typeof stream === 'object' && stream !== null && 'maxLength' in stream && 'on' in stream
