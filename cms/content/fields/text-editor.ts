import { HeadingFeature, LinkFeature, lexicalEditor } from '@payloadcms/richtext-lexical'

/** What `presentRichText` would drop; headings and links are offered in a narrower form. */
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
    // By address only: a page's address is the site's matter, not the studio's.
    LinkFeature({ enabledCollections: [] }),
  ],
})
