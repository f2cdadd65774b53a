import { everything, longestText, packTags, type Tags, unpackTags } from './content-tags.ts'

/** What a write of published content touches, as processes tell each other of it. */
export interface Change {
  tags: Tags
  /** The id of the transaction that wrote it; none where there was none. */
  transaction?: string | undefined
}

/** In a text, before the id of a transaction: to whoever knows of tags alone, it is one that nothing has. */
const mark = 'in:'

/** A change as one text: equal changes of one transaction have the same. */
export const packChange = ({ tags, transaction }: Change): string =>
  [packTags(tags), ...(transaction === undefined ? [] : [`${mark}${transaction}`])].join(' ')

/** The change of a text; one of everything where it is none of ours. */
export function unpackChange(text: string | undefined): Change {
  const words = unpackTags(text)
  const last = words.at(-1) ?? ''
  if (words.length < 2 || !last.startsWith(mark)) return { tags: words }
  return { tags: words.slice(0, -1), transaction: last.slice(mark.length) }
}

/** Changes as one text; where they are too many, that of everything. */
export function packChanges(changes: readonly Change[]): string {
  const text = [...new Set(changes.map(packChange))].join(',')
  return text.length > longestText ? everything : text
}

/** The changes of a text of several. */
export const unpackChanges = (text: string): Change[] => text.split(',').map(unpackChange)
