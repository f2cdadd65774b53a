import type { Plugin } from 'vite'

/** The gallery's address; it exists in development alone. */
export const galleryPath = '/gallery'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <title>Gallery</title>
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="/@id/virtual:hot-reload"></script>
    <script type="module" src="/web/gallery/main.tsx"></script>
  </head>
  <body><div id="gallery"></div></body>
</html>`

/** Serves the gallery of `web/ui` from the development server: nothing of it is ever built. */
export const gallery: Plugin = {
  name: 'gallery',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = request.url?.split(/[?#]/)[0]
      if (path !== galleryPath) return next()
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(page)
    })
  },
}
