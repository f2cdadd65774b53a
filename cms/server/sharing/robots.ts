/** What search engines need not look at: the tutor's side, data, and lessons' inner documents. */
const closed = ['/admin', '/studio', '/api/', '/lesson-documents/']

export const robotsTxt = (siteUrl: string) =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
