import type { IncomingMessage, ServerResponse } from 'node:http'
import { Router } from 'express'
import type { Payload } from 'payload'
import type { Caller } from '../../api/caller.ts'
import { readInProcess } from '../../api/read-in-process.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Site } from '../../contract/site.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
import type { AnswerHead, PublicAnswer } from '../cache/public-answer.ts'
import { taggedVisitor } from '../endpoints/tagged-visitor.ts'
import { cutPhotograph, photographOf, pictureFile } from './photographs.ts'
import { pictureTexts } from './picture-texts.ts'
import { robotsTxt } from './robots.ts'
import { drawIcon, drawOwnIcon, iconSizes, siteManifest } from './site-icons.ts'
import { sitemap, sitemapPart } from './sitemap.ts'

interface Parts {
  payload: Payload
  cache: AnswerCache
  siteUrl: string
}

/** Other sites may show the pictures; nothing else of ours. */
const pictureHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

const xmlType = 'application/xml; charset=utf-8'

/**
 * What search engines and social networks ask for. The answer is always what a visitor may see,
 * whoever asks, and is cached without the query: a made-up query causes no new drawing.
 */
export function sharing({ payload, cache, siteUrl }: Parts): Router {
  const router = Router({ caseSensitive: true })

  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    { key, text, ...head }: Shared,
  ) =>
    cache.answerWith(request, response, {
      key,
      read: async () => {
        const { caller, tags } = taggedVisitor(payload)
        return { status: 200, ...head, text: await text(caller), tags }
      },
    })

  router.get('/sitemap.xml', (request, response) =>
    answer(request, response, {
      key: '/sitemap.xml',
      type: xmlType,
      text: ({ reader }) => sitemap({ reader, siteUrl }),
    }),
  )

  router.get(/^\/sitemap-([1-9]\d{0,3})\.xml$/, (request, response) => {
    const part = Number(request.params[0])
    return answer(request, response, {
      key: `/sitemap-${part}.xml`,
      type: xmlType,
      text: async ({ reader }) => {
        const text = await sitemapPart(part, { reader, siteUrl })
        if (text === null) throw new HttpError(404, 'There is no such part of the site map.')
        return text
      },
    })
  })

  router.get('/robots.txt', (request, response) =>
    answer(request, response, {
      key: '/robots.txt',
      type: 'text/plain; charset=utf-8',
      text: () => robotsTxt(siteUrl),
    }),
  )

  router.get('/site.webmanifest', (request, response) =>
    answer(request, response, {
      key: '/site.webmanifest',
      type: 'application/manifest+json',
      text: async (caller) => siteManifest(await readSite(caller)),
    }),
  )

  for (const [path, size] of Object.entries(iconSizes)) {
    router.get(path, (request, response) =>
      answer(request, response, {
        key: path,
        type: 'image/png',
        text: async (caller) => {
          const { icon } = await readSite(caller)
          const file = await pictureFile(icon)
          return file ? drawOwnIcon(file, size) : drawIcon(size)
        },
      }),
    )
  }

  router.get('/og/:page.jpg', (request, response) => {
    const { page } = request.params
    return answer(request, response, {
      key: `/og/${page}.jpg`,
      type: 'image/jpeg',
      headers: pictureHeaders,
      text: async (caller) => {
        const file = await pictureFile(await photographOf(page, caller))
        if (!file) throw notFound('Picture')
        return cutPhotograph(file)
      },
    })
  })

  router.get('/og/:page.png', (request, response) => {
    const { page } = request.params
    return answer(request, response, {
      key: `/og/${page}.png`,
      type: 'image/png',
      headers: pictureHeaders,
      text: async (caller) => {
        const texts = await pictureTexts(page, caller)
        const { drawPicture } = await import('./draw-picture.ts') // reading fonts is a lot of code
        return drawPicture(texts)
      },
    })
  })
  return router
}

/** What is kept under a key, as a visitor reads it. */
interface Shared extends Omit<AnswerHead, 'status'> {
  key: string
  text(caller: Caller): PublicAnswer['text'] | Promise<PublicAnswer['text']>
}

const readSite = async (caller: Caller) => Site.parse(await readInProcess(apiPaths.site, caller))
