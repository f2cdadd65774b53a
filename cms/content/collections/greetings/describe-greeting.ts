import { createHash } from 'node:crypto'
import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { readWav } from '../../../clips/wav-file.ts'
import { greetingLimits } from '../../../contract/clip-limits.ts'

const kind = { name: 'A greeting', seconds: greetingLimits.seconds }

/** Looks at a greeting, whoever stores it: a whole sound, not too long, known by its content. */
export const describeGreeting: CollectionBeforeValidateHook = ({ data = {} }) => {
  const base64 = String(data.sound ?? '')
  if (base64.length > greetingLimits.base64) {
    throw new APIError(`A greeting can be up to ${greetingLimits.seconds} seconds long.`, 413)
  }
  const bytes = Buffer.from(base64, 'base64')
  const read = readWav(bytes, kind)
  if ('problem' in read) throw new APIError(read.problem, 400)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { ...data, hash, ms: read.ms }
}
