import { createHash } from 'node:crypto'
import { APIError, type CollectionBeforeValidateHook } from 'payload'
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
  const owner = lesson && !exercise ? { lesson } : exercise && !lesson ? { exercise } : null
  if (!owner) throw new APIError('A clip belongs to one lesson or to one exercise.', 400)
  const { totalDocs } = await req.payload.count({
    collection: 'clips',
    where: lesson ? { lesson: { equals: lesson } } : { exercise: { equals: exercise } },
    ...{ req, overrideAccess: true }, // a count for the limit, told to nobody
  })
  if (operation === 'create' && totalDocs >= clipLimits.count) {
    throw new APIError('There are too many clips here. Remove some of words that are gone.', 400)
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

function soundOf(base64: string): { hash: string; ms: number } {
  if (base64.length > clipLimits.base64) throw new APIError('This sound is too large.', 413)
  const bytes = Buffer.from(base64, 'base64')
  const read = readWav(bytes)
  if ('problem' in read) throw new APIError(read.problem, 400)
  return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16), ms: read.ms }
}
