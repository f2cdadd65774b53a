import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { everything, type Tags, tagOf } from './content-tags.ts'
import { documentKey, isDraftSave, setShownBefore, takeShownBefore } from './drafts/context.ts'
import { announce } from './sql/content-changes.ts'
import { shownCourse, shownLesson } from './sql/shown-rows.ts'
import { type Change, type Shown, touchedByCourse, touchedByLesson } from './touched-tags.ts'

interface Kind {
  shown(id: number, req: PayloadRequest): Promise<Shown | null>
  touched(change: Change): Tags
}

/** The collections whose documents come and go for visitors; of the others all is always shown. */
const kinds = new Map<string, Kind>([
  ['lessons', { shown: shownLesson, touched: touchedByLesson }],
  ['courses', { shown: shownCourse, touched: touchedByCourse }],
])

/** Notes what visitors see of a document that is about to change. */
export const noteShown: CollectionBeforeChangeHook = async (change) => {
  const { collection, data, operation, originalDoc, req } = change
  if (operation === 'update') await note(collection.slug, originalDoc.id, req)
  return data
}

export const noteShownToDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) =>
  note(collection.slug, Number(id), req)

/** A draft that is saved changes nothing that visitors see; the studio saves one at every pause. */
export const announceChange: CollectionAfterChangeHook = async (change) => {
  const { collection, doc, operation, req } = change
  const document = documentKey(collection.slug, doc.id)
  if (isDraftSave(document, req)) return doc
  const before = operation === 'create' ? null : takeShownBefore(document, req)
  const after = await kinds.get(collection.slug)?.shown(doc.id, req)
  await announce(req, touchedTags(collection.slug, { id: doc.id, before, after }))
  return doc
}

export const announceDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const before = takeShownBefore(documentKey(collection.slug, id), req)
  await announce(req, touchedTags(collection.slug, { id: Number(id), before, after: null }))
  return doc
}

export const announceGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!isDraftSave(documentKey(global.slug), req)) await announce(req, [tagOf.texts(global.slug)])
  return doc
}

async function note(slug: string, id: number, req: PayloadRequest): Promise<void> {
  const document = documentKey(slug, id)
  const kind = kinds.get(slug)
  if (!kind || isDraftSave(document, req)) return
  setShownBefore(document, await kind.shown(id, req), req)
}

type Noted = Pick<Change, 'id'> & { [When in 'before' | 'after']: Shown | null | undefined }

/** Of what was not noted, everything counts as touched. */
function touchedTags(slug: string, { id, before, after }: Noted): Tags {
  const kind = kinds.get(slug)
  if (!kind) return [tagOf.items(slug)]
  return before === undefined || after === undefined
    ? [everything]
    : kind.touched({ id, before, after })
}
