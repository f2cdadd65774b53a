import type { Payload } from 'payload'
import type { Endpoint } from '../../api/endpoint.ts'
import { queryOf } from '../cache/cache-key.ts'
import type { PublicAnswer } from '../cache/public-answer.ts'
import { taggedVisitor } from './tagged-visitor.ts'

/** Reads that everybody may make, whose answer is the same for all visitors. */
export const isPublicRead = ({ method, access }: Endpoint) =>
  method === 'get' && access === 'everyone'

interface Asked {
  payload: Payload
  params: Record<string, unknown>
  /** The address, of which only declared parameters are left. */
  key: string
}

/** What such an endpoint answers a visitor, with the tags of what it is made of. */
export async function readPublicly(
  endpoint: Endpoint,
  { payload, params, key }: Asked,
): Promise<PublicAnswer> {
  const { caller, tags } = taggedVisitor(payload)
  const answer = await endpoint.handle({ params, query: queryOf(key), body: undefined }, caller, {
    headers: new Headers(),
    setCookie: () => {},
  })
  const text = JSON.stringify(answer)
  return { status: endpoint.status, type: 'application/json; charset=utf-8', text, tags }
}
