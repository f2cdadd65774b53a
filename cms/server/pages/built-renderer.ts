import { canonicalPath, renderPage, screenFile } from '../../../web/entry-server.tsx'
import { browserFolder } from '../../environment/project-folders.ts'
import type { PageRenderer } from './page-renderer.ts'
import { readSiteAssets } from './site-assets.ts'

/** Renders with the code that was built into this server and the browser build beside it. */
export function builtRenderer(): PageRenderer {
  const assetsOf = readSiteAssets(browserFolder)
  return {
    canonicalPath: async (path) => canonicalPath(path),
    render(input) {
      const { url, shownUrl = url } = input
      const screens = new Set([screenFile(url), screenFile(shownUrl)])
      return renderPage({ ...input, assets: assetsOf([...screens]) })
    },
  }
}
