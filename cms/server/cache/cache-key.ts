import { matchPage } from '../../../web/router/routes.ts'
import { contractReads } from '../../api/contract-reads.ts'

/** Gives the address that an answer depends on. */
export type CacheKey = (address: string) => string

/** The parameters that what answers a path may look at. */
type NamesAt = (path: string) => readonly string[]

const longest = 200

/**
 * The address without the parameters that what answers it does not declare, the others in one
 * order. So nobody can fill the memory, or make every request a new one, by inventing addresses.
 * Answers for all are made of this address alone: what is not declared cannot be read.
 */
export function cacheKeyFor(namesAt: NamesAt): CacheKey {
  return (address) => {
    const at = address.indexOf('?')
    if (at === -1) return address
    const path = address.slice(0, at)
    const given = new URLSearchParams(address.slice(at + 1))
    const relevant = new URLSearchParams()
    for (const name of [...namesAt(path)].sort()) {
      const value = given.get(name)
      if (value && value.length <= longest) relevant.set(name, value)
    }
    const query = relevant.toString()
    return query ? `${path}?${query}` : path
  }
}

const readsWithQuery = contractReads.filter(({ endpoint }) => endpoint.queryNames.length > 0)

/** Of the contract and the pages as they are. */
const declaredAt: NamesAt = (path) =>
  path.startsWith('/api/')
    ? readsWithQuery.flatMap(({ endpoint, pattern }) =>
        pattern.test(withoutLastSlash(path)) ? endpoint.queryNames : [],
      )
    : (matchPage(path).route.search ?? [])

/** An endpoint is found with a slash behind its path, too. */
const withoutLastSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path)

export const cacheKey = cacheKeyFor(declaredAt)

/** Parameters, and what an address can be written with without becoming another's: `%31`, `//`, a host. */
const manyWays = /[?%]|\/\/|^[^/]/

/** True for an address of which anybody can invent as many others as she likes that are answered, too. */
export const isOneOfMany = (key: string): boolean => manyWays.test(key)

/** The parameters of an address, as endpoints take them. */
export const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''))
