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
      const assets = assetsOf(screenFile(input.url))
      const shown = input.shownUrl ? assetsOf(screenFile(input.shownUrl)) : assets
      return renderPage({
        ...input,
        assets: {
          ...assets,
          styles: both(assets, shown, 'styles'),
          preloads: both(assets, shown, 'preloads'),
        },
      })
    },
  }
}

type Assets = ReturnType<ReturnType<typeof readSiteAssets>>

const both = (one: Assets, other: Assets, kind: 'styles' | 'preloads') => [
  ...new Set([...one[kind], ...other[kind]]),
]
