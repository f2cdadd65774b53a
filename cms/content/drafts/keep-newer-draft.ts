import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import {
  documentKey,
  isDraftSave,
  putDraftAside,
  restoresAsDraft,
  savesBothStates,
  setDraftSave,
  setNumberMayGiveWay,
  setRestoresAsDraft,
  takeDraftAside,
} from './context.ts'

type Fields = Record<string, unknown>

/**
 * Notes what the tutor has chosen, because a later hook cannot tell it from the document's own
 * status.
 */
export const noteRestoreAsDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = Object(Reflect.get(args, 'data'))
  const isUpdate = operation === 'update' || operation === 'updateByID'
  if (isUpdate && data.deletedAt === null && Reflect.get(args, 'draft') !== true) {
    setRestoresAsDraft(data._status === 'draft', req)
  }
  return args
}

/**
 * When Payload trashes or restores a document, its newest draft replaces the published version,
 * which is lost. Here both go to the trash and both come back, unless the tutor restores the lesson
 * as a draft.
 */
export const trashAsPublished: CollectionBeforeChangeHook = async (change) => {
  const { collection, data, operation, originalDoc, req } = change
  const isTrashMove = Boolean(originalDoc?.deletedAt) !== Boolean(data.deletedAt)
  if (operation !== 'update' || !isTrashMove || savesBothStates(req)) return data
  const document = documentKey(collection.slug, originalDoc.id)
  if (isDraftSave(document, req)) return data
  const read = (draft: boolean) => readAsStored(collection.slug, originalDoc.id, draft, req)
  const [published, newest] = [await read(false), await read(true)]
  if (published._status !== 'published' || newest._status !== 'draft') return data
  const { deletedAt } = data
  if (!deletedAt && restoresAsDraft(req)) return { ...newest, deletedAt, _status: 'draft' }
  putDraftAside(document, { ...newest, deletedAt }, req)
  return { ...published, deletedAt }
}

/** Saves the newer draft again, so that it stays the newest. */
export const keepNewerDraft: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const document = documentKey(collection.slug, doc.id)
  const draft = takeDraftAside(document, req)
  if (!draft) return doc
  setNumberMayGiveWay(true, req) // as the restored lesson's own
  await req.payload.update({
    collection: collection.slug,
    id: doc.id,
    data: draft,
    draft: true,
    trash: true,
    depth: 0,
    req,
    overrideAccess: true, // who may trash and restore has been checked
  })
  setDraftSave(document, false, req) // the operation that this one is part of saves what is published
  return doc
}

/** Reads every field, whoever asks: a field that is not read here would be lost. */
async function readAsStored(
  collection: CollectionSlug,
  id: number,
  draft: boolean,
  req: PayloadRequest,
): Promise<Fields> {
  const options = { trash: true, depth: 0, req, overrideAccess: true }
  return { ...(await req.payload.findByID({ collection, id, draft, ...options })) }
}
