import type { CollectionBeforeOperationHook, Plugin } from 'payload'
import { joinHooks } from './join-hooks.ts'

/**
 * A copy was written when it was made: Payload gives it the time of its original, and desk and
 * lists would show it among what was written long ago.
 */
export const copiesAreNew: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: joinHooks(collection.hooks, { beforeOperation: [dateCopy] }),
  })),
})

const dateCopy: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isCopy = operation === 'create' && Reflect.get(args, 'duplicateFromID') !== undefined
  if (isCopy) Object.assign(Reflect.get(args, 'data'), { updatedAt: new Date().toISOString() })
  return args
}
