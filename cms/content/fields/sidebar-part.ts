import type { UIField } from 'payload'

/** A part of the studio beside the form, without data of its own. */
export const sidebarPart = (name: string, Field: string): UIField => ({
  name,
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field } },
})
