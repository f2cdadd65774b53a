import express, { type RequestHandler } from 'express'
import { browserFolder, studioStaticFolder } from '../../environment/project-folders.ts'
import { staticFiles } from './static-files.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Scripts, styles and faces, and the engine that listens. */
const hashedNames = /^\/(?:assets\/|speech\/.+\.bin$)/

/** The browser build and the studio's; hashed names never change, others are asked for again. */
export function builtFiles(): RequestHandler {
  const forEver = `public, max-age=${yearSeconds}, immutable`
  return express
    .Router()
    .use(staticFiles(browserFolder, (path) => (hashedNames.test(path) ? forEver : 'no-cache')))
    .use(
      '/_next/static',
      staticFiles(studioStaticFolder, () => forEver),
      (_request, response) => {
        response.status(404).end()
      },
    )
}
