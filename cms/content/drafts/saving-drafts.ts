import { APIError, type CollectionConfig, type GlobalConfig } from 'payload'
import { documentKey, setDraftSave } from './context.ts'

/** Long enough to type a word, short enough to lose nothing. */
const autosave = { interval: 1_500, showSaveDraftButton: true }

/** Drafts that save themselves; publishing now or at a time (spec of the studio). */
export const drafts = { autosave, schedulePublish: { timeIntervals: 5 } }

type Hooks = NonNullable<CollectionConfig['hooks']>
type GlobalHooks = NonNullable<GlobalConfig['hooks']>

/** Notes whether drafts are saved, of one document or of all that the operation changes. */
export const noteDraftSave: NonNullable<Hooks['beforeOperation']>[number] = ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation === 'restoreVersion') {
    setDraftSave(documentKey(collection.slug), isDraftCall(args), req) // it has a version's id
  } else if (operation === 'update' || operation === 'updateByID') {
    setDraftSave(documentKey(collection.slug, fieldOf(args, 'id')), isDraftCall(args), req)
  }
  return args
}

/** The same for the texts of a page, which visitors always need: they cannot be unpublished. */
export const noteGlobalDraftSave: NonNullable<GlobalHooks['beforeOperation']>[number] = ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  const isDraft = isDraftCall(args)
  setDraftSave(documentKey(global.slug), isDraft, req)
  if (statusOf(args) === 'draft' && !isDraft) {
    throw new APIError('The texts of a page cannot be unpublished. Change them instead.', 400)
  }
  return args
}

const isDraftCall = (args: unknown) =>
  fieldOf(args, 'draft') === true && statusOf(args) !== 'published'

const statusOf = (args: unknown): unknown => fieldOf(fieldOf(args, 'data'), '_status')

const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)
