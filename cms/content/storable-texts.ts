import { type Plugin, ValidationError } from 'payload'
import { findUnstorableText } from '../contract/unstorable-text.ts'

/** Refuses a text that Postgres cannot store, in every collection and every global. */
export const storableTexts: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ({ args }) => refuseUnstorable(args, { collection: collection.slug }),
        ...(collection.hooks?.beforeOperation ?? []),
      ],
    },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [
        ({ args }) => refuseUnstorable(args, { global: global.slug }),
        ...(global.hooks?.beforeOperation ?? []),
      ],
    },
  })),
})

function refuseUnstorable(args: unknown, of: { collection: string } | { global: string }): void {
  const problem = findUnstorableText(Reflect.get(Object(args), 'data'))
  if (problem) throw new ValidationError({ ...of, errors: [problem] })
}
