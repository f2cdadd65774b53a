import type { CollectionConfig, Plugin, UIField } from 'payload'

const watchedForm = '/cms/studio/typing/watched-form.tsx#WatchedForm'

/** What is typed in a form of the studio is kept there, of every collection and every global. */
export const watchedForms: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === config.admin?.user ? amongFields(collection) : amongControls(collection),
  ),
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

const amongControls = ({ admin, ...collection }: CollectionConfig): CollectionConfig => ({
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
})

/** Payload's page of one's own account draws no controls but its own. */
const amongFields = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, watch],
})

const watch: UIField = {
  name: 'watchedForm',
  type: 'ui',
  admin: { components: { Field: watchedForm }, disableListColumn: true },
}

const withWatch = <Component>(others: Component[] = []) => [...others, watchedForm]
