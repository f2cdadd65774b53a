import type { CollectionAfterOperationHook, Plugin } from 'payload'
import { joinHooks } from './join-hooks.ts'
import { CommitFailed } from './sql/told-commits.ts'

/**
 * Several documents are changed or deleted in one transaction, and Payload commits it whatever failed
 * on the way: of a document that it could not finish, the half would stay. What a rule has refused was
 * refused before it was written, and the others are stored without it; any other failure undoes all.
 */
export const undoUnfinishedBulk: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: joinHooks(collection.hooks, { afterOperation: [undoUnfinished] }),
  })),
})

/** @throws CommitFailed where a document failed for a reason that is not for the studio’s eyes. */
export const undoUnfinished: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation !== 'update' && operation !== 'delete') return result
  const unfinished = result.errors.find(({ isPublic }) => !isPublic)
  if (!unfinished) return result
  const { id, message } = unfinished
  req.payload.logger.error({ id, message }, 'A change of several documents was undone')
  throw new CommitFailed(message)
}
