import { scriptJson } from './page-data.ts'

/**
 * Says to search engines what the page is about; data only, the policy runs none of it. In the
 * browser there is no data: what the server wrote stays as it is.
 */
export function JsonLd({ data }: { data: object | false }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` are escaped
      dangerouslySetInnerHTML={{
        __html: data ? scriptJson({ '@context': 'https://schema.org', ...data }) : '',
      }}
    />
  )
}
