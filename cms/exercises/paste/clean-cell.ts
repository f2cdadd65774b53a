const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** Quotes around the whole of a cell; one that is closed before its end belongs to the text. */
const around = /^(?:“([^“”]+)”|„([^„“”]+)[“”]|‘([^‘’]+)’|«([^«»]+)»|"([^"]+)"|'([^']+)')$/

/** A cell without what other programs put around its text. */
export const cleanCell = (cell: string): string =>
  cell
    .replace(/\[sound:[^\][]*\]/g, '')
    .replace(/\{\{c\d{1,3}::([^{}]*)\}\}/g, (_, said: string) => said.split('::')[0] ?? '')
    .replace(/<br\s*\/?>|<\/(?:div|p|li)>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#39|[a-z]+);/g, (entity, name: string) =>
      Object.hasOwn(entities, name) ? (entities[name] ?? entity) : entity,
    )
    .replace(/\*\*/g, '')
    // Bold in pairs alone: `____` is the blank of a sentence.
    .replace(/(?<!_)__(?=[\p{L}\p{N}])([^_]*)(?<=\S)__(?!_)/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(around, (_, ...inside: unknown[]) => String(inside.find((text) => text !== undefined)))
    .trim()

/** A line without its number, bullet or table frame. */
export const cleanLine = (line: string): string =>
  line
    .trim()
    .replace(/^\|(.*)\|$/, (_, cells: string) => cells.trim())
    .replace(/^(?:[-–—*•·▪◦‣✓✔☐]|\(?\d{1,3}[.)]|\d{1,3}\s-|[a-z][)])\s+/i, '')
