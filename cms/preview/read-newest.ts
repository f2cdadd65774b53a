import { NotFound, type Payload } from 'payload'
import { notFound } from '../contract/http-error.ts'

type Slug = Parameters<Payload['findByID']>[0]['collection']
type GlobalSlug = Parameters<Payload['findGlobal']>[0]['slug']

/**
 * The newest draft of a document that is not in the trash. Who may see it has been decided: by the
 * admin's session or by the signature of a link, hence `overrideAccess`.
 * @throws HttpError 404.
 */
export async function readNewest<Kind extends Slug>(
  payload: Payload,
  collection: Kind,
  id: number,
) {
  const options = { collection, id, depth: 0, draft: true, overrideAccess: true } as const
  try {
    return await payload.findByID(options)
  } catch (error) {
    if (error instanceof NotFound) throw notFound('Draft')
    throw error
  }
}

/** The texts of a page as their newest draft has them. */
export const readNewestTexts = (payload: Payload, slug: GlobalSlug) =>
  payload.findGlobal({ slug, depth: 0, draft: true, overrideAccess: true })
