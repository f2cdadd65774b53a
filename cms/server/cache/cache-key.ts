import { type Route, routes } from '../../../web/router/routes.ts'
import { contract } from '../../api/contract.ts'
import type { Endpoint } from '../../api/endpoint.ts'

/** Gives the address that an answer depends on. */
export type CacheKey = (address: string) => string

interface Declared {
  endpoints: readonly Pick<Endpoint, 'queryNames'>[]
  routes: readonly Pick<Route, 'search'>[]
}

const longest = 200

/**
 * The address without the parameters that no endpoint and no page declares, the others in one
 * order. So nobody can fill the memory, or make every request a new one, by inventing addresses.
 * Answers for all are made of this address alone: what is not declared cannot be read.
 */
export function cacheKeyFor({ endpoints, routes }: Declared): CacheKey {
  const names = new Set([
    ...endpoints.flatMap(({ queryNames }) => queryNames),
    ...routes.flatMap(({ search }) => search ?? []),
  ])
  const known = [...names].sort()
  return (address) => {
    const at = address.indexOf('?')
    if (at === -1) return address
    const given = new URLSearchParams(address.slice(at + 1))
    const relevant = new URLSearchParams()
    for (const name of known) {
      const value = given.get(name)
      if (value && value.length <= longest) relevant.set(name, value)
    }
    const query = relevant.toString()
    return query ? `${address.slice(0, at)}?${query}` : address.slice(0, at)
  }
}

/** For the contract and the pages as they are. */
export const cacheKey = cacheKeyFor({ endpoints: contract, routes })

/** The parameters of an address, as endpoints take them. */
export const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''))
