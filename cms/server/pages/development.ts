import type { Server } from 'node:http'
import type { RequestHandler } from 'express'
import { createServer } from 'vite'
import type { PageRenderer } from './page-renderer.ts'

type Site = typeof import('../../../web/entry-server.tsx')

/** Vite inside the server: transforms on the fly, hot reload over the server's own socket. */
export async function developmentSite(
  server: Server,
): Promise<{ renderer: PageRenderer; middleware: RequestHandler; close(): Promise<void> }> {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    middleware: vite.middlewares,
    close: () => vite.close(),
    renderer: {
      async canonicalPath(path) {
        const site = await vite.ssrLoadModule('/web/entry-server.tsx')
        const canonicalPath: Site['canonicalPath'] = site.canonicalPath
        return canonicalPath(path)
      },
      async render(input) {
        const site = await vite.ssrLoadModule('/web/entry-server.tsx')
        const renderPage: Site['renderPage'] = site.renderPage
        return renderPage({
          ...input,
          assets: {
            entry: '/web/entry-browser.tsx',
            parts: [],
            styles: { text: '', faces: '', facesVersion: '', hrefs: [], ofParts: [], ofPapers: {} },
            devScripts: ['/@vite/client', '/@id/virtual:hot-reload'],
          },
        })
      },
    },
  }
}
