import type { Payload } from 'payload'
import { type Endpoint, noExchange } from '../../api/endpoint.ts'
import { MadeFile } from '../../api/file-answer.ts'
import { queryOf } from '../cache/cache-key.ts'
import type { PublicAnswer } from '../cache/public-answer.ts'
import { dispositionOf } from './made-file.ts'
import { taggedVisitor } from './tagged-visitor.ts'

/** Reads that everybody may make, whose answer is the same for all visitors. */
export const isPublicRead = ({ method, access, isKept = true }: Endpoint) =>
  method === 'get' && access === 'everyone' && isKept

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
  const request = { params, query: queryOf(key), body: undefined }
  const answer = await endpoint.handle(request, caller, noExchange)
  return { status: endpoint.status, ...contentOf(answer), tags }
}

function contentOf(answer: unknown): Pick<PublicAnswer, 'type' | 'text' | 'headers'> {
  if (!(answer instanceof MadeFile)) {
    return { type: 'application/json; charset=utf-8', text: JSON.stringify(answer) }
  }
  const headers = { 'Content-Disposition': dispositionOf(answer) }
  return { type: answer.type, text: answer.content, headers }
}
