/** A title stands near the beginning; a page may have 5 MB. */
const lookedAt = 200_000

/**
 * A page's own name, as the server will find it: its title, else its first heading. It is not
 * parsed as a whole: this page's policy would report every `onclick` in it.
 */
export function titleOfPage(html: string): string | null {
  const start = html.slice(0, lookedAt).replace(/<(script|style|svg)\b.*?<\/\1\s*>/gis, '')
  const title = /<title\b[^>]*>(.*?)<\/title/is.exec(start)?.[1]
  const heading = /<(h[1-6])\b[^>]*>(.*?)<\/\1/is.exec(start)?.[2]
  return textOf(title) || textOf(heading) || null
}

/** What is left of markup when its tags are gone and its character references are read. */
function textOf(markup: string | undefined) {
  const withoutTags = (markup ?? '').replace(/<[^>]*>/g, '').replaceAll('<', '&lt;')
  const { body } = new DOMParser().parseFromString(withoutTags, 'text/html')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
