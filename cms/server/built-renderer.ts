import { renderPage, screenFile } from '../../web/entry-server.tsx'
import type { PageRenderer } from './page-renderer.ts'
import { browserFolder } from './project-folders.ts'
import { readSiteAssets } from './site-assets.ts'

/** Renders with the code that was built into this server and the browser build beside it. */
export function builtRenderer(): PageRenderer {
  const assetsOf = readSiteAssets(browserFolder)
  return {
    render(input) {
      return renderPage({ ...input, assets: assetsOf(screenFile(input.url)) })
    },
  }
}
