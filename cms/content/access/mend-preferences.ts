import { APIError, type Endpoint, NotFound, type SanitizedConfig } from 'payload'
import { isTooDeep, tooDeep } from '../values/nesting.ts'

/**
 * Payload's deletion of one of the studio's preferences asks Postgres for a table that is not in the
 * question where there is no such preference. What one says goes past all hooks.
 */
export function mendPreferences(config: SanitizedConfig): SanitizedConfig {
  const preferences = config.collections.find(({ slug }) => slug === 'payload-preferences')
  const ofOne = (wanted: Endpoint['method']) => {
    const endpoints = preferences?.endpoints || []
    const found = endpoints.find(({ method, path }) => method === wanted && path === '/:key')
    if (!found) throw new Error(`Payload has no ${wanted} of preferences any more.`)
    return found
  }
  const deletion = ofOne('delete')
  deletion.handler = ofThere(deletion.handler)
  const writing = ofOne('post')
  writing.handler = ofFewLevels(writing.handler)
  return config
}

const ofThere =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const where = { key: { equals: req.routeParams?.key } }
    const asked = { collection: 'payload-preferences', where, req, user: req.user } as const
    const { totalDocs } = await req.payload.count({ ...asked, overrideAccess: false })
    if (totalDocs === 0) throw new NotFound(req.t)
    return handler(req)
  }

const ofFewLevels =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const value: unknown = await req.json?.().catch(() => ({}))
    if (isTooDeep(value)) throw new APIError(tooDeep, 400)
    req.json = async () => value
    return handler(req)
  }
