import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'

/** Tells whether a request is for the origin's host, in any of the ways to write that. */
export function hostMatcher(origin: string | null): (request: IncomingMessage) => boolean {
  if (!origin) return () => false
  const { hostname, port, protocol } = new URL(origin)
  const wanted = `${hostname}:${port || defaultPort(protocol)}`
  const isWanted = (asked: string) => {
    const [, name = '', given] = /^(.*?)(?::(\d+))?$/.exec(asked.toLowerCase()) ?? []
    return `${name.replace(/\.$/, '')}:${given ?? defaultPort(protocol)}` === wanted
  }
  // One host is asked for over and over.
  const known = new LRUCache<string, boolean>({ max: 100 })
  return ({ headers, url = '' }) => {
    const asked = hostIn(url) ?? headers.host ?? ''
    const found = known.get(asked)
    if (found !== undefined) return found
    const answer = isWanted(asked)
    known.set(asked, answer)
    return answer
  }
}

/** An address may begin with its host instead of a slash. */
const hostIn = (url: string) =>
  url.startsWith('/') ? undefined : /^https?:\/\/([^/?#]*)/i.exec(url)?.[1]

const defaultPort = (protocol: string) => (protocol === 'https:' ? '443' : '80')
