import type { CheckedTake } from '../../content/students/letters.ts'
import { type Recording, readRecording } from '../../content/students/recordings/read-recording.ts'
import { HttpError } from '../../contract/http-error.ts'
import type { SentTake } from '../../contract/letters.ts'
import { studentLimits } from '../../contract/student-limits.ts'

const { takeBytes, takeSeconds } = studentLimits

/** Seconds that a recorder may go on for while it stops. */
const lateStop = 1

/**
 * A recording as it may be stored.
 * @throws HttpError 413 for one that is too large or too long, 415 for what is no recording.
 */
export function checkedTake({ seconds, data }: SentTake): CheckedTake {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > takeBytes) throw new HttpError(413, 'A recording can have up to 4 MB.')
  const read = readRecording(bytes)
  if (!read || isCutOff(read, seconds)) {
    throw new HttpError(415, 'This is not a recording, or only a part of one.')
  }
  // What it says of itself counts beside what was said of it.
  if (Math.max(seconds, (read.ms ?? 0) / 1000) > takeSeconds + lateStop) {
    throw new HttpError(413, 'A recording can last up to 3 minutes.')
  }
  return { type: read.type, seconds, bytes: bytes.length, data: bytes.toString('base64') }
}

/**
 * Much shorter than what was said of it: a file may end where a part of it does. An MP4 file that was
 * written as it went on tells only when its last piece begins.
 */
const isCutOff = ({ type, ms }: Recording, seconds: number) =>
  type !== 'audio/mp4' && ms !== null && ms / 1000 < seconds / 2 - lateStop
