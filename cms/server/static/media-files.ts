import express, { type RequestHandler, Router } from 'express'
import { mediaFolder } from '../../content/collections/media/media-folder.ts'
import { HttpError } from '../../contract/http-error.ts'

/** Every file is WebP, made here, under a name that belongs to its content. */
const picture = /^\/[\w-]+\.webp$/

/** Uploaded pictures, for everybody; lesson documents show them too, from another origin. */
export function mediaFiles(): RequestHandler {
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
    (request, response, next) =>
      picture.test(request.path) ? files(request, response, next) : next(),
    () => {
      throw new HttpError(404, 'There is no picture at this address.')
    },
  )
}
