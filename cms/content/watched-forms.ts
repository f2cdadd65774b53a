import type { Plugin } from 'payload'

const watchedForm = '/cms/studio/typing/watched-form.tsx#WatchedForm'

/** What is typed in a form of the studio is kept there, of every collection and every global. */
export const watchedForms: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(({ admin, ...collection }) => ({
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          beforeDocumentControls: withWatch(admin?.components?.edit?.beforeDocumentControls),
        },
      },
    },
  })),
  globals: config.globals?.map(({ admin, ...global }) => ({
    ...global,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: {
          ...admin?.components?.elements,
          beforeDocumentControls: withWatch(admin?.components?.elements?.beforeDocumentControls),
        },
      },
    },
  })),
})

const withWatch = <Component>(others: Component[] = []) => [...others, watchedForm]
