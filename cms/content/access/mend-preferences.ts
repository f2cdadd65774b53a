import { NotFound, type SanitizedConfig } from 'payload'

/**
 * Payload's deletion of one of the studio's preferences asks Postgres for a table that is not in the
 * question where there is no such preference.
 */
export function mendPreferences(config: SanitizedConfig): SanitizedConfig {
  const preferences = config.collections.find(({ slug }) => slug === 'payload-preferences')
  const endpoints = preferences?.endpoints || []
  const deletion = endpoints.find(({ method, path }) => method === 'delete' && path === '/:key')
  if (!deletion) throw new Error('Payload has no deletion of preferences any more.')
  const { handler } = deletion
  deletion.handler = async (req) => {
    const where = { key: { equals: req.routeParams?.key } }
    const asked = { collection: 'payload-preferences', where, req, user: req.user } as const
    const { totalDocs } = await req.payload.count({ ...asked, overrideAccess: false })
    if (totalDocs === 0) throw new NotFound(req.t)
    return handler(req)
  }
  return config
}
