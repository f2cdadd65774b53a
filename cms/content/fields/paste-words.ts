import type { UIField } from 'payload'

/** The words box above a list of words, which it fills. */
export const pasteWords = (list: 'rows' | 'vocabulary'): UIField => ({
  name: 'pasteWords',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: {
      Field: {
        path: '/cms/studio/fields/words/paste-words.tsx#PasteWords',
        clientProps: { list },
      },
    },
  },
})
