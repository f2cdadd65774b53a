import { Router } from 'express'
import type { Payload } from 'payload'
import { readInProcess } from '../../api/read-in-process.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Site } from '../../contract/site.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { taggedVisitor } from '../endpoints/tagged-visitor.ts'
import { drawPicture } from './draw-picture.ts'
import { pictureTexts } from './picture-texts.ts'
import { robotsTxt } from './robots.ts'
import { drawIcon, iconSizes, siteManifest } from './site-icons.ts'
import { sitemapXml } from './sitemap.ts'

interface Parts {
  payload: Payload
  cache: AnswerCache
  siteUrl: string
}

/** Other sites may show the pictures; nothing else of ours. */
const pictureHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

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
        const text = await sitemapXml(caller.reader, siteUrl)
        return { status: 200, type: 'application/xml; charset=utf-8', text, tags }
      },
    }),
  )

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
        const { brand } = Site.parse(await readInProcess(apiPaths.site, caller))
        return { status: 200, type: 'application/manifest+json', text: siteManifest(brand), tags }
      },
    }),
  )

  for (const [path, size] of Object.entries(iconSizes)) {
    router.get(path, (request, response) =>
      cache.answerWith(request, response, {
        key: path,
        read: async () => ({
          status: 200,
          type: 'image/png',
          text: await drawIcon(size),
          tags: [],
        }),
      }),
    )
  }

  router.get('/og/:page.png', (request, response) => {
    const { page } = request.params
    return cache.answerWith(request, response, {
      key: `/og/${page}.png`,
      read: async () => {
        const { caller, tags } = taggedVisitor(payload)
        const text = await drawPicture(await pictureTexts(page, caller))
        return { status: 200, type: 'image/png', text, headers: pictureHeaders, tags }
      },
    })
  })
  return router
}
