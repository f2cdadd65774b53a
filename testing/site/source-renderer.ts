import type { PageRenderer } from '../../cms/server/pages/page-renderer.ts'
import { canonicalPath, renderPage } from '../../web/entry-server.tsx'

/** Renders the site from its source; the browser's files are not there. */
export const sourceRenderer: PageRenderer = {
  canonicalPath: async (path) => canonicalPath(path),
  render: (input) =>
    renderPage({
      ...input,
      assets: {
        entry: '/web/entry-browser.tsx',
        parts: [],
        styles: { text: '', faces: '', facesVersion: '', hrefs: [], ofParts: [], ofPapers: {} },
      },
    }),
}
