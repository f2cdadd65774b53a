import { ValidationError } from 'payload'
import type { Clip } from '../../content/payload-types.ts'
import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import type { NewClip } from '../../contract/clip.ts'
import { rowIdOf } from '../../exercises/row-id.ts'
import { asCaller } from '../as-caller.ts'
import type { Caller } from '../caller.ts'
import type { ClipOwner } from '../reader/reader.ts'

interface Saved extends NewClip {
  owner: ClipOwner
}

/** Stores a word's clip in place of an earlier one; of two at once, one is the later. */
export async function saveClip(saved: Saved, caller: Caller): Promise<Clip> {
  const store = () => fewChangesAtOnce(() => replace(saved, caller))
  try {
    return await store()
  } catch (error) {
    // Somebody else's was first: this one takes its place.
    if (error instanceof ValidationError && error.data.errors.some(isOfRow)) return store()
    throw error
  }
}

async function replace({ owner, word, sound }: Saved, caller: Caller): Promise<Clip> {
  const { payload } = caller
  const rights = asCaller(caller)
  const rowId =
    'lesson' in owner ? rowIdOf(owner.lesson, word) : rowIdOf(`e${owner.exercise}`, word)
  const { docs } = await payload.find({
    collection: 'clips',
    where: { rowId: { equals: rowId } },
    limit: 1,
    pagination: false,
    ...rights,
  })
  const [known] = docs
  if (known) {
    return payload.update({ collection: 'clips', id: known.id, data: { word, sound }, ...rights })
  }
  // What else a clip has is found out by its hook.
  const data = { ...owner, word, sound, rowId, hash: '', ms: 0 }
  return payload.create({ collection: 'clips', data, ...rights })
}

const isOfRow = ({ path }: { path: string }) => path === 'rowId'
