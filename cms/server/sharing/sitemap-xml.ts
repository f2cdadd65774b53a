export interface SitemapEntry {
  path: string
  /** ISO 8601; none where the page has no date of its own. */
  changedAt?: string
}

/** Search engines read no more addresses of one file (sitemaps.org). */
const addressesOfFile = 50_000

/** The site map; where one file cannot hold all addresses, the list of the files that do. */
export const sitemapXml = (entries: readonly SitemapEntry[], siteUrl: string): string =>
  entries.length > addressesOfFile ? listOfFiles(entries.length, siteUrl) : fileOf(entries, siteUrl)

/** One file of a long site map, counted from 1; null where there is none. */
export function sitemapPartXml(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  part: number,
): string | null {
  const ofPart = entries.slice((part - 1) * addressesOfFile, part * addressesOfFile)
  const isThere =
    Number.isInteger(part) && part > 0 && entries.length > addressesOfFile && ofPart.length > 0
  return isThere ? fileOf(ofPart, siteUrl) : null
}

function listOfFiles(entries: number, siteUrl: string): string {
  const count = Math.ceil(entries / addressesOfFile)
  const files = Array.from(
    { length: count },
    (_none, index) => `<sitemap><loc>${siteUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return xmlOf('sitemapindex', files)
}

function fileOf(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(({ path, changedAt }) => {
    const date = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<url><loc>${siteUrl}${path}</loc>${date}</url>`
  })
  return xmlOf('urlset', urls)
}

const xmlOf = (root: 'urlset' | 'sitemapindex', items: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...items,
    `</${root}>\n`,
  ].join('\n')
