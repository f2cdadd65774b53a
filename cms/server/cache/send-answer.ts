import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings } from './encodings.ts'
import type { PackedAnswer, Variant } from './packed-answer.ts'

/** Sends an answer in the best encoding that it has and the request takes. */
export function sendAnswer(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  answer: PackedAnswer,
): void {
  const variant = bestVariant(headers['accept-encoding'], answer)
  for (const name of answer.removed) response.removeHeader(name)
  const known = headers['if-none-match']
  if (known !== undefined && answer.status === 200 && matches(known, variant, answer)) {
    response.writeHead(304, variant.unchangedHeaders)
    response.end()
    return
  }
  response.writeHead(answer.status, variant.headers)
  response.end(method === 'HEAD' ? undefined : variant.body)
}

function bestVariant(accepted: string | undefined, answer: PackedAnswer): Variant {
  for (const encoding of acceptedEncodings(accepted)) {
    const variant = answer[encoding]
    if (variant) return variant
  }
  return answer.identity
}

/** The same content in any encoding counts as unchanged. */
function matches(header: string, { etag }: Variant, { identity }: PackedAnswer): boolean {
  if (header === etag || header.trim() === '*') return true
  const core = identity.etag.slice(1, -1)
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, '').replaceAll('"', ''))
    .some((tag) => tag === core || tag.replace(/-(br|gzip)$/, '') === core)
}
