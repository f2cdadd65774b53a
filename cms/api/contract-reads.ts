import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'

interface ContractRead {
  endpoint: Endpoint
  /** Fits its addresses, without what stands behind a `?`; the groups are its parameters. */
  pattern: RegExp
}

/** What the contract answers to GET, in its order. */
export const contractReads: readonly ContractRead[] = contract
  .filter(({ method }) => method === 'get')
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }))
