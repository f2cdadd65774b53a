import { HttpError } from '../contract/http-error.ts'
import type { Caller } from './caller.ts'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { refusalOf } from './refusal-of.ts'

const reads = contract
  .filter(({ method }) => method === 'get')
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }))

const base = 'http://in-process'

/** True for an address that `readInProcess` knows. */
export function isRead(address: string): boolean {
  if (!URL.canParse(address, base)) return false
  const { origin, pathname } = new URL(address, base)
  return origin === base && reads.some(({ pattern }) => pattern.test(pathname))
}

/**
 * Answers a read of the contract without HTTP, as its endpoint would.
 * @returns null for what is not found, and for the session check without a session.
 * @throws HttpError otherwise; Error for an address that is no read of the contract.
 */
export async function readInProcess(address: string, caller: Caller): Promise<unknown> {
  const url = new URL(address, base)
  for (const { endpoint, pattern } of reads) {
    const match = pattern.exec(url.pathname)
    if (!match) continue
    if (refusalOf(endpoint, caller)) return null
    return answerOrNull(endpoint, { ...match.groups }, url, caller)
  }
  throw new Error(`${address} is not something that can be read here.`)
}

async function answerOrNull(
  endpoint: Endpoint,
  params: Record<string, string>,
  url: URL,
  caller: Caller,
): Promise<unknown> {
  try {
    const query = Object.fromEntries(url.searchParams)
    const exchange = { headers: new Headers(), setCookie: () => {} }
    return await endpoint.handle({ params, query, body: undefined }, caller, exchange)
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}
