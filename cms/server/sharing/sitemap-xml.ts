export interface SitemapEntry {
  path: string
  /** ISO 8601; none where the page has no date of its own. */
  changedAt?: string
}

/** The list of the files of a long site map. */
export function listOfFiles(count: number, siteUrl: string): string {
  const files = Array.from(
    { length: count },
    (_none, index) => `<sitemap><loc>${siteUrl}/sitemap-${index + 1}.xml</loc></sitemap>\n`,
  )
  return `${opening('sitemapindex')}${files.join('')}</sitemapindex>\n`
}

/** A file with these addresses, in as many pieces as they come in. */
export async function fileOf(
  parts: AsyncIterable<readonly SitemapEntry[]>,
  siteUrl: string,
): Promise<string[]> {
  const pieces = [opening('urlset')]
  for await (const entries of parts) {
    const urls = entries.map(({ path, changedAt }) => {
      const date = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
      return `<url><loc>${siteUrl}${path}</loc>${date}</url>\n`
    })
    pieces.push(urls.join(''))
  }
  return [...pieces, '</urlset>\n']
}

const opening = (root: 'urlset' | 'sitemapindex') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
