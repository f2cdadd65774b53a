import type { Endpoint, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

/** A call of the studio's REST; its path is that below `/studio/api`, parameters as they are named. */
export interface StudioRoute {
  method: string
  path: string
  /** Which collection or global it belongs to. */
  slug: string
  isGlobal: boolean
  /** Reading and writing documents, which every collection has. */
  isPlain: boolean
  /** What Payload adds to every collection that can have it. */
  isCommon: boolean
}

interface Content {
  collections: readonly SanitizedCollectionConfig[]
  globals: readonly SanitizedGlobalConfig[]
}

/** Every call that the configuration opens: those that Payload adds, and our own. */
export function studioRoutes({ collections, globals }: Content): StudioRoute[] {
  return [
    ...collections.flatMap(({ slug, endpoints }) =>
      routesOf(endpoints, { slug, base: `/${slug}`, isGlobal: false }),
    ),
    ...globals.flatMap(({ slug, endpoints }) =>
      routesOf(endpoints, { slug, base: `/globals/${slug}`, isGlobal: true }),
    ),
  ]
}

interface Owner {
  slug: string
  base: string
  isGlobal: boolean
}

function routesOf(endpoints: false | Omit<Endpoint, 'root'>[], { slug, base, isGlobal }: Owner) {
  return (endpoints || []).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: base + (path === '/' ? '' : path),
    slug,
    isGlobal,
    isPlain: plain.has(`${method} ${path}`),
    isCommon: common.has(`${method} ${path}`),
  }))
}

/** What verbs are asked for (`allowedVerbs`); `delete /` and `patch /` are the same for many at once. */
const plain = new Set([
  ...['get /', 'post /', 'patch /', 'delete /', 'get /:id', 'patch /:id', 'delete /:id'],
  ...['get /count', 'get /versions', 'get /versions/:id', 'get /:key', 'delete /:key'],
])

/** What a form may show, an earlier version that comes back, a copy. */
const common = new Set([
  ...['post /access', 'post /access/:id?', 'post /versions/:id', 'post /:id/duplicate'],
])
