import { type Plugin, ValidationError } from 'payload'
import { findUnstorableText } from '../contract/unstorable-text.ts'
import { joinHooks } from './join-hooks.ts'

/** Refuses a text that Postgres cannot store, in every collection and every global. */
export const storableTexts: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: joinHooks(
      {
        beforeOperation: [({ args }) => refuseUnstorable(args, { collection: collection.slug })],
      },
      collection.hooks,
    ),
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: joinHooks(
      { beforeOperation: [({ args }) => refuseUnstorable(args, { global: global.slug })] },
      global.hooks,
    ),
  })),
})

function refuseUnstorable(args: unknown, of: { collection: string } | { global: string }): void {
  const problem = findUnstorableText(Reflect.get(Object(args), 'data'))
  if (problem) throw new ValidationError({ ...of, errors: [problem] })
}
