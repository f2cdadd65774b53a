import { createHash } from 'node:crypto'
import {
  APIError,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { readWav } from '../../../clips/wav-file.ts'
import { clipLimits } from '../../../contract/clip-limits.ts'
import { rowIdOf, wordKeyOf } from '../../../exercises/row-id.ts'

/**
 * A clip is looked at, whoever stores it: it belongs to one lesson or one exercise, says one of its
 * words, and is a whole sound. What is known of it is found out here.
 */
export const describeClip: CollectionBeforeValidateHook = async (change) => {
  const { data = {}, operation, originalDoc, req } = change
  const { lesson, exercise, word, sound } = { ...originalDoc, ...data }
  if (Boolean(lesson) === Boolean(exercise))
    throw new APIError('A clip belongs to one lesson or to one exercise.', 400)
  if (operation === 'create') {
    await refuseTooMany(
      lesson ? { lesson: { equals: lesson } } : { exercise: { equals: exercise } },
      req,
    )
  }
  const text = String(word ?? '').trim()
  const described = {
    ...data,
    word: text,
    rowId: lesson ? rowIdOf(lesson, text) : `e${exercise}:${wordKeyOf(text)}`,
  }
  return data.sound === undefined && operation === 'update'
    ? described
    : { ...described, ...soundOf(String(sound ?? '')) }
}

/** A count for the limit, told to nobody. */
async function refuseTooMany(where: Where, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'clips',
    where,
    req,
    overrideAccess: true,
  })
  if (totalDocs >= clipLimits.count) {
    throw new APIError(
      'There are too many clips here. Remove some whose words have been deleted.',
      400,
    )
  }
}

function soundOf(base64: string): { hash: string; ms: number } {
  if (base64.length > clipLimits.base64) throw new APIError('This sound is too large.', 413)
  const bytes = Buffer.from(base64, 'base64')
  const read = readWav(bytes)
  if ('problem' in read) throw new APIError(read.problem, 400)
  return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16), ms: read.ms }
}
