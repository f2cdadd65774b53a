import type { CheckedTake } from '../../content/students/letters.ts'
import { sniffedAudio } from '../../content/students/sniffed-audio.ts'
import { HttpError } from '../../contract/http-error.ts'
import type { SentTake } from '../../contract/letters.ts'
import { studentLimits } from '../../contract/student-limits.ts'

const { takeBytes, takeSeconds } = studentLimits

/**
 * A recording as it may be stored.
 * @throws HttpError 413 for one that is too large or too long, 415 for what is no recording.
 */
export function checkedTake({ seconds, data }: SentTake): CheckedTake {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > takeBytes) throw new HttpError(413, 'A recording can have up to 4 MB.')
  if (seconds > takeSeconds + 1) throw new HttpError(413, 'A recording can last up to 3 minutes.')
  const type = sniffedAudio(bytes)
  if (!type) throw new HttpError(415, 'This is not a recording, or only a part of one.')
  return { type, seconds, bytes: bytes.length, data: bytes.toString('base64') }
}
