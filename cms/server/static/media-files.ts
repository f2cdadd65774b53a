import express, { type RequestHandler, Router } from 'express'
import { mediaFile, mediaFolder } from '../../content/collections/media/media-folder.ts'
import { HttpError } from '../../contract/http-error.ts'
import { siteFiles } from '../../files/site-files.ts'

/** Every file is WebP, made here, under a name that belongs to its content. */
const picture = /^\/[\w-]+\.webp$/

/** Uploaded pictures, for everybody; lesson documents show them too, from another origin. */
export function mediaFiles(): RequestHandler {
  const kept = siteFiles()
  const files = express.static(mediaFolder(), {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    setHeaders: (response) => {
      response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    },
  })
  return Router().use(
    '/media',
    async (request, response, next) => {
      const { path } = request
      if (picture.test(path) && (await kept.have(mediaFile(path.slice(1))))) {
        files(request, response, next)
      } else next()
    },
    () => {
      throw new HttpError(404, 'There is no picture at this address.')
    },
  )
}
