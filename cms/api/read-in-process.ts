import { LRUCache } from 'lru-cache'
import { nullIfMissing } from '../contract/http-error.ts'
import type { Caller } from './caller.ts'
import { contractReads } from './contract-reads.ts'
import { type Checked, type Endpoint, noExchange, type RawRequest } from './endpoint.ts'
import { refusalOf } from './refusal-of.ts'

const base = 'http://in-process'

/** True for an address that `readInProcess` knows. */
export function isRead(address: string): boolean {
  if (!URL.canParse(address, base)) return false
  const { origin, pathname } = new URL(address, base)
  return origin === base && contractReads.some(({ pattern }) => pattern.test(pathname))
}

/**
 * Answers a read of the contract without HTTP, as its endpoint would.
 * @returns null for what is not found, and for the session check without a session.
 * @throws HttpError otherwise; Error for an address that is no read of the contract.
 */
export async function readInProcess(address: string, caller: Caller): Promise<unknown> {
  try {
    const read = knownRead(address)
    if (refusalOf(read.endpoint, caller)) return null
    read.answer ??= answerTo(read)
    return await read.answer(caller, noExchange)
  } catch (error) {
    return nullIfMissing(error)
  }
}

interface KnownRead {
  endpoint: Endpoint
  request: RawRequest
  answer?: Checked
}

/** The pages of a site read the same addresses again and again; longer ones are inventions. */
const known = new LRUCache<string, KnownRead>({ max: 500 })
const longestKnown = 200

function knownRead(address: string): KnownRead {
  const found = known.get(address)
  if (found) return found
  const read = findRead(address)
  if (address.length <= longestKnown) known.set(address, read)
  return read
}

function findRead(address: string): KnownRead {
  const { pathname, searchParams } = new URL(address, base)
  for (const { endpoint, pattern } of contractReads) {
    const match = pattern.exec(pathname)
    if (!match) continue
    const query = Object.fromEntries(searchParams)
    return { endpoint, request: { params: { ...match.groups }, query, body: undefined } }
  }
  throw new Error(`${address} is not something that can be read here.`)
}

const answerTo = ({ endpoint, request }: KnownRead): Checked =>
  endpoint.checked?.(request) ?? ((caller) => endpoint.handle(request, caller, noExchange))
