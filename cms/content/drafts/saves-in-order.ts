import type { CollectionConfig, GlobalConfig, PayloadRequest, Plugin } from 'payload'
import { nameOf } from '../../contract/save-number.ts'
import { joinHooks } from '../join-hooks.ts'
import { forgetForm, forgetTurns, takeTurn } from './take-turn.ts'

/**
 * What a page of the studio saved later is never overwritten by what it sent before: an automatic
 * save that arrives behind the publishing that was sent after it stores nothing (decision 222). Nor
 * does a form overwrite what somebody else has saved since the form was given its fields (decision
 * 237). Of every collection that has a place in the studio, and every global.
 */
export const savesInOrder: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasForm(collection)
      ? { ...collection, hooks: joinHooks(collection.hooks, hooksOf(collection)) }
      : collection,
  ),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: joinHooks(global.hooks, globalHooks),
  })),
})

const hooksOf = (config: CollectionConfig): CollectionConfig['hooks'] => ({
  beforeChange: [
    // Last: behind the lock on the row, so that nobody holds the one and waits for the other.
    async ({ collection: { slug, flattenedFields: fields }, operation, ...args }) => {
      const { data, originalDoc, req } = args
      if (operation === 'create') return data // Payload gives an empty `originalDoc`
      const { id } = originalDoc
      const isAsked = isAskedFor(req, { collection: slug, id })
      const what = isAsked ? nameOf(config.labels?.singular) : undefined
      const isPlain = !hasDrafts(config)
      await takeTurn({ slug, id, isPlain }, { data, originalDoc, fields, what }, req)
      return data
    },
  ],
  afterDelete: [({ id, req }) => forgetTurns({ slug: config.slug, id: Number(id) }, req)],
})

const globalHooks: GlobalConfig['hooks'] = {
  beforeOperation: [
    // As the version of a global is restored, Payload runs no hooks before the change.
    async ({ global: { slug }, operation, req }) => {
      if (operation === 'restoreVersion') await forgetForm({ slug }, req)
    },
  ],
  beforeChange: [
    async ({ global: { slug, flattenedFields: fields }, data, originalDoc, req }) => {
      const what = isAskedFor(req, { global: slug }) ? 'page' : undefined
      await takeTurn({ slug }, { data, originalDoc, fields, what }, req)
      return data
    },
  ],
}

const hasForm = ({ admin }: CollectionConfig) => admin?.hidden !== true

const hasDrafts = ({ versions }: CollectionConfig) =>
  typeof versions === 'object' && Boolean(versions.drafts)

/** A request may change other documents on its way: of those its form knows nothing. */
const isAskedFor = ({ routeParams }: PayloadRequest, document: Record<string, unknown>): boolean =>
  Object.entries(document).every(([name, value]) => String(routeParams?.[name]) === String(value))
