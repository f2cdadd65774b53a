import {
  type CollectionSlug,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { isImpossible } from '../values/refuse-impossible-ids.ts'

/**
 * Payload says of every document there is what somebody may do with it, if only 'nothing', and 404 of
 * all others. So whoever may not read one heard whether it is there; now it is 404 for her.
 */
export function closeDocumentAccess(config: SanitizedConfig): SanitizedConfig {
  const calls = config.collections.flatMap(({ endpoints }) => endpoints || [])
  if (!calls.some(asksOfOne)) throw new Error('Payload tells nobody any more what she may do.')
  for (const one of config.collections) {
    if (!one.endpoints) continue
    // New ones: Payload has the same for all collections.
    one.endpoints = one.endpoints.map((call) =>
      asksOfOne(call) ? { ...call, handler: ofReadable(one.slug, call.handler) } : call,
    )
  }
  return config
}

const asksOfOne = ({ method, path }: Endpoint) => method === 'post' && path === '/access/:id?'

const ofReadable =
  (collection: CollectionSlug, handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const id = req.routeParams?.id
    if (id !== undefined && !(await isReadable(collection, id, req))) throw new NotFound(req.t)
    return handler(req)
  }

/** Counted, so that no long lesson is read for it. */
async function isReadable(collection: CollectionSlug, given: unknown, req: PayloadRequest) {
  const id = Number.parseFloat(String(given)) // as Payload reads the id in an address
  if (isImpossible(id)) return false
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: id } },
    trash: true,
    req,
    user: req.user,
    overrideAccess: false,
    disableErrors: true,
  })
  return totalDocs > 0
}
