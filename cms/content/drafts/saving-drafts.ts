import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload'

declare module 'payload' {
  interface RequestContext {
    /** Documents whose operation under way saves a draft, as 'collection/id' or the global's name. */
    draftSaves?: Set<string>
  }
}

/** Long enough that a word is typed, short enough that nothing is lost. */
const autosave = { interval: 1_500, showSaveDraftButton: true }

/** Drafts that save themselves; publishing now or at a time (spec of the studio). */
export const drafts = { autosave, schedulePublish: { timeIntervals: 5 } }

type Hooks = NonNullable<CollectionConfig['hooks']>
type GlobalHooks = NonNullable<GlobalConfig['hooks']>

/** Notes an update that saves a draft: what is published stays as it is. */
export const noteDraftSave: NonNullable<Hooks['beforeOperation']>[number] = (operation) => {
  const { args, collection, req } = operation
  if (isUpdateById(operation)) note(`${collection.slug}/${idOf(args)}`, args, req)
  return args
}

/** The same for the texts of a page, which visitors always need: they cannot be unpublished. */
export const noteGlobalDraftSave: NonNullable<GlobalHooks['beforeOperation']>[number] = (
  operation,
) => {
  const { args, global, req } = operation
  if (operation.operation !== 'update') return args
  note(global.slug, args, req)
  if (statusOf(args) === 'draft' && !isDraftSave(global.slug, req)) {
    throw new APIError('The texts of a page cannot be unpublished. Change them instead.', 400)
  }
  return args
}

/** True where the operation under way leaves alone what is published of that document. */
export const isDraftSave = (document: string, { context }: PayloadRequest) =>
  context.draftSaves?.has(document) ?? false

function note(document: string, args: unknown, { context }: PayloadRequest): void {
  context.draftSaves ??= new Set()
  const saves = Reflect.get(Object(args), 'draft') === true && statusOf(args) !== 'published'
  if (saves) context.draftSaves.add(document)
  else context.draftSaves.delete(document)
}

const isUpdateById = ({ args, operation }: Parameters<CollectionBeforeOperationHook>[0]) =>
  (operation === 'update' || operation === 'updateByID') && idOf(args) !== undefined

const idOf = (args: unknown): unknown => Reflect.get(Object(args), 'id')

const statusOf = (args: unknown): unknown =>
  Reflect.get(Object(Reflect.get(Object(args), 'data')), '_status')
