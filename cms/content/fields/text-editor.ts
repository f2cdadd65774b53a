import { HeadingFeature, LinkFeature, lexicalEditor } from '@payloadcms/richtext-lexical'

/**
 * Features that `presentRichText` would drop again; headings and links are offered in a narrower
 * form.
 */
const leftOut = new Set([
  'align',
  'indent',
  'checklist',
  'relationship',
  'upload',
  'link',
  'heading',
])

/** The editor of rich texts: it offers what the site shows. */
export const textEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !leftOut.has(key)),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    // Links take addresses only: the studio does not know the addresses of the site's pages.
    LinkFeature({ enabledCollections: [] }),
  ],
})
