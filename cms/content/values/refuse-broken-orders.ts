import { APIError, type Endpoint, type PayloadRequest, type SanitizedConfig } from 'payload'
import { z } from 'zod'
import { maxId } from '../../contract/limits.ts'

const Id = z.int().positive().max(maxId)

/** Where the documents of a list are put, as the studio's lists ask for it. */
const NewPlaces = z.object({
  collectionSlug: z.string().max(100),
  orderableFieldName: z.string().max(100),
  docsToMove: z.array(Id).min(1).max(1_000),
  newKeyWillBe: z.enum(['greater', 'less']),
  target: z.object({ id: Id, key: z.string().max(1_000).nullish() }),
})

/** What Payload's keys of an order complain of: somebody has made one up. */
const madeUp = /^(?:invalid |trailing zero$|cannot (?:de|in)crement )| >= /

/** Payload takes the body of its call for lists that are put in order as it comes, and breaks. */
export function refuseBrokenOrders(config: SanitizedConfig): SanitizedConfig {
  const order = config.endpoints.find(
    ({ method, path }) => method === 'post' && path === '/reorder',
  )
  if (!order) throw new Error('Payload has no call for the order of a list any more.')
  order.handler = checked(order.handler)
  return config
}

const checked =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const body = await bodyOf(req)
    req.json = async () => body
    try {
      return await handler(req)
    } catch (error) {
      throw error instanceof Error && madeUp.test(error.message) ? notSuch() : error
    }
  }

async function bodyOf(req: PayloadRequest) {
  const { data } = NewPlaces.safeParse(await req.json?.())
  if (!data) throw notSuch()
  return data
}

const notSuch = () => new APIError('This is not a place in the order of a list.', 400)
