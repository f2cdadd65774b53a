import { type Access, type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { isAssistant, isOwner } from './roles.ts'

/**
 * Owners write; assistants write drafts. The studio asks this rule whether somebody may publish, and
 * shows its button accordingly. Whether a save is a draft's, no rule is told:
 * `keepAssistantsToDrafts` sees to that.
 */
export const draftsByAssistants: Access = ({ req, data }) =>
  isOwner(req.user) || (isAssistant(req.user) && data?._status !== 'published')

/**
 * Refuses an assistant's save unless it is a draft's: a plain save writes what visitors read, and one
 * of the trash brings back what the owner has thrown away.
 */
export const keepAssistantsToDrafts: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !isAssistant(req.user)) return args
  const option = (name: string): unknown => Reflect.get(args, name)
  const status: unknown = Reflect.get(Object(option('data')), '_status')
  const isDraft = option('draft') === true && status !== 'published'
  const isNewDraft = operation === 'create' && status === 'draft'
  const isOther = !['create', 'update', 'restoreVersion'].includes(operation)
  const isElsewhere = option('trash') === true && operation === 'update'
  if (isOther || ((isDraft || isNewDraft) && !isElsewhere && !setsStatus(option))) return args
  throw new Forbidden(req.t)
}

/** Payload's other ways to publish and to unpublish. */
const setsStatus = (option: (name: string) => unknown) =>
  ['publishAllLocales', 'unpublishAllLocales', 'publishSpecificLocale'].some((name) =>
    Boolean(option(name)),
  )
