import { scriptJson } from './page-data.ts'

/** Says to search engines what the page is about; data only, the policy runs none of it. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` are escaped
      dangerouslySetInnerHTML={{
        __html: scriptJson({ '@context': 'https://schema.org', ...data }),
      }}
    />
  )
}
