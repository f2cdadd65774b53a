import { APIError, ValidationError } from 'payload'

/** An archive that is not imported; the message tells the tutor why. */
export class ArchiveError extends Error {}

/** Payload's refusal of a file of the archive, in words that name it; any other error as it is. */
export function asArchiveError(error: unknown, file: string): unknown {
  if (error instanceof ValidationError) {
    const [first] = error.data.errors
    return new ArchiveError(`${file}: ${first?.path}: ${first?.message}`)
  }
  const isRefused = error instanceof APIError && [400, 413].includes(error.status)
  return isRefused ? new ArchiveError(`${file}: ${error.message}`) : error
}
