/** The headings of a Markdown text, without what looks like one inside a code block. */
export const headingsOf = (/** @type {string} */ text) =>
  [...withoutBlocks(text).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(([, heading = '']) => heading)

/**
 * The anchors that GitHub gives the headings of a Markdown text.
 * @param {string} text
 */
export function anchorsOf(text) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  return new Set(
    headingsOf(text).map((heading) => {
      const slug = slugOf(heading)
      const count = counts.get(slug) ?? 0
      counts.set(slug, count + 1)
      return count === 0 ? slug : `${slug}-${count}`
    }),
  )
}

/**
 * Where the links and pictures of a Markdown text lead.
 * @param {string} text
 */
export function linksOf(text) {
  const plain = withoutBlocks(text).replace(/`[^`\n]*`/g, '')
  const patterns = [
    /\]\(\s*<?([^)\s>]+)>?[^)]*\)/g,
    /^\s*\[[^\]]+\]:\s*(\S+)/gm,
    /\b(?:src|href|srcset)="([^"]+)"/g,
  ]
  return patterns.flatMap((pattern) => [...plain.matchAll(pattern)].map(([, to = '']) => to))
}

/** What stands between single backticks. */
export const inlineCodeOf = (/** @type {string} */ text) =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

const withoutBlocks = (/** @type {string} */ text) =>
  text.replace(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, '')

const slugOf = (/** @type {string} */ heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')
