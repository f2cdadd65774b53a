import { Router } from 'express'
import type { Payload } from 'payload'
import { readInProcess } from '../../api/read-in-process.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Site } from '../../contract/site.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
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

  router.get('/sitemap.xml', (request, response) =>
    cache.answerWith(request, response, {
      key: '/sitemap.xml',
      read: async () => {
        const { caller, tags } = taggedVisitor(payload)
        const text = await sitemap({ reader: caller.reader, siteUrl })
        return { status: 200, type: xmlType, text, tags }
      },
    }),
  )

  router.get(/^\/sitemap-([1-9]\d{0,3})\.xml$/, (request, response) => {
    const part = Number(request.params[0])
    return cache.answerWith(request, response, {
      key: `/sitemap-${part}.xml`,
      read: async () => {
        const { caller, tags } = taggedVisitor(payload)
        const text = await sitemapPart(part, { reader: caller.reader, siteUrl })
        if (text === null) throw new HttpError(404, 'There is no such part of the site map.')
        return { status: 200, type: xmlType, text, tags }
      },
    })
  })

  router.get('/robots.txt', (request, response) =>
    cache.answerWith(request, response, {
      key: '/robots.txt',
      read: async () => ({
        status: 200,
        type: 'text/plain; charset=utf-8',
        text: robotsTxt(siteUrl),
        tags: [],
      }),
    }),
  )

  router.get('/site.webmanifest', (request, response) =>
    cache.answerWith(request, response, {
      key: '/site.webmanifest',
      read: async () => {
        const { caller, tags } = taggedVisitor(payload)
        const text = siteManifest(Site.parse(await readInProcess(apiPaths.site, caller)))
        return { status: 200, type: 'application/manifest+json', text, tags }
      },
    }),
  )

  for (const [path, size] of Object.entries(iconSizes)) {
    router.get(path, (request, response) =>
      cache.answerWith(request, response, {
        key: path,
        read: async () => {
          const { caller, tags } = taggedVisitor(payload)
          const { icon } = Site.parse(await readInProcess(apiPaths.site, caller))
          const file = await pictureFile(icon)
          const text = file ? await drawOwnIcon(file, size) : await drawIcon(size)
          return { status: 200, type: 'image/png', text, tags }
        },
      }),
    )
  }

  router.get('/og/:page.jpg', (request, response) => {
    const { page } = request.params
    return cache.answerWith(request, response, {
      key: `/og/${page}.jpg`,
      read: async () => {
        const { caller, tags } = taggedVisitor(payload)
        const file = await pictureFile(await photographOf(page, caller))
        if (!file) throw notFound('Picture')
        const text = await cutPhotograph(file)
        return { status: 200, type: 'image/jpeg', text, headers: pictureHeaders, tags }
      },
    })
  })

  router.get('/og/:page.png', (request, response) => {
    const { page } = request.params
    return cache.answerWith(request, response, {
      key: `/og/${page}.png`,
      read: async () => {
        const { caller, tags } = taggedVisitor(payload)
        const texts = await pictureTexts(page, caller)
        const { drawPicture } = await import('./draw-picture.ts') // reading fonts is a lot of code
        const text = await drawPicture(texts)
        return { status: 200, type: 'image/png', text, headers: pictureHeaders, tags }
      },
    })
  })
  return router
}
