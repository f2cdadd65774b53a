import type { ContractClient } from './contract-client.ts'

export interface Found {
  path: string
  /** Body and headers as one text. */
  text: string
}

/** No page that we have names so many; a circle of addresses ends here. */
const mostAddresses = 10_000

/** Asks for these, then for all that their answers name on this site, and so on until nothing is new. */
export async function* crawl(
  client: ContractClient,
  start: Iterable<string>,
): AsyncGenerator<Found> {
  const known = new Set(start)
  for (const path of known) {
    const { text, headers } = await client.send('GET', path)
    yield { path, text: `${text}${JSON.stringify([...headers])}` }
    const type = headers.get('content-type') ?? ''
    const location = headers.get('location')
    const named = location ? [location] : namesAddresses.test(type) ? addressesIn(text) : []
    for (const address of named) {
      const next = pathOn(client.url, { address, path })
      if (next) known.add(next)
    }
    if (known.size > mostAddresses) throw new Error('The addresses have no end.')
  }
}

const namesAddresses = /html|json|xml/

/** What links, forms, files and frames name, what stands in JSON, and the locations of a sitemap. */
function addressesIn(text: string): string[] {
  const places = [
    /(?:href|src|action|poster)="([^"]+)"/g,
    /"((?:https?:\/\/|\/)[^"\\\s<>]*)"/g,
    /<loc>([^<]+)<\/loc>/g,
  ]
  return places.flatMap((place) =>
    [...text.matchAll(place)].map(([, address = '']) => address.replaceAll('&amp;', '&')),
  )
}

/** The address without its host and place; null where it leads off the site. */
function pathOn(site: string, { address, path }: { address: string; path: string }): string | null {
  const base = new URL(path, site)
  if (!URL.canParse(address, base)) return null
  const { origin, pathname, search } = new URL(address, base)
  return origin === base.origin ? pathname + search : null
}
