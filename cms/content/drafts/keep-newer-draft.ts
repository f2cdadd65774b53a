import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { isDraftSave } from './saving-drafts.ts'

type Fields = Record<string, unknown>

declare module 'payload' {
  interface RequestContext {
    /** The caller writes published words and draft by itself. */
    keepsNewerDrafts?: boolean
    /** The tutor restores from the trash and wants it off the site. */
    restoresAsDraft?: boolean
    /** Newer drafts to be saved again after what is published, by 'collection/id'. */
    draftsAside?: Map<string, Fields>
  }
}

/** Notes what the tutor has chosen; later, a document's own status looks the same. */
export const noteRestoreAsDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = Object(Reflect.get(args, 'data'))
  const isUpdate = operation === 'update' || operation === 'updateByID'
  if (isUpdate && data.deletedAt === null && Reflect.get(args, 'draft') !== true) {
    req.context.restoresAsDraft = data._status === 'draft'
  }
  return args
}

/**
 * Payload trashes and restores the newest draft in the place of what is published, which is lost by
 * that. Here both go and both come back, unless the tutor restores the lesson as a draft.
 */
export const trashAsPublished: CollectionBeforeChangeHook = async (change) => {
  const { collection, data, operation, originalDoc, req } = change
  const isTrashMove = Boolean(originalDoc?.deletedAt) !== Boolean(data.deletedAt)
  if (operation !== 'update' || !isTrashMove || req.context.keepsNewerDrafts) return data
  const document = `${collection.slug}/${originalDoc.id}`
  if (isDraftSave(document, req)) return data
  const read = (draft: boolean) => readAsStored(collection.slug, originalDoc.id, draft, req)
  const [published, newest] = [await read(false), await read(true)]
  if (published._status !== 'published' || newest._status !== 'draft') return data
  const { deletedAt } = data
  if (!deletedAt && req.context.restoresAsDraft) return { ...newest, deletedAt, _status: 'draft' }
  req.context.draftsAside ??= new Map()
  req.context.draftsAside.set(document, { ...newest, deletedAt })
  return { ...published, deletedAt }
}

/** Saves the newer draft again, so that it stays the newest. */
export const keepNewerDraft: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const document = `${collection.slug}/${doc.id}`
  const draft = req.context.draftsAside?.get(document)
  if (!draft) return doc
  req.context.draftsAside?.delete(document)
  req.context.numberMayGiveWay = true // as the restored lesson's own
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
  req.context.draftSaves?.delete(document)
  return doc
}

/** With every field, whoever asks: what is not read here would be lost. */
async function readAsStored(
  collection: CollectionSlug,
  id: number,
  draft: boolean,
  req: PayloadRequest,
): Promise<Fields> {
  const options = { trash: true, depth: 0, req, overrideAccess: true }
  return { ...(await req.payload.findByID({ collection, id, draft, ...options })) }
}
