/**
 * What an answer is made of and what a change touches, by name: an answer is old once a change
 * touches one of its tags. A tag has letters, digits, hyphens and colons only, so that several
 * travel in one text.
 */
export type Tags = readonly string[]

/** Touched by every change, and touching every answer. */
export const everything = '*'

/** Postgres takes 8,000 bytes in a NOTIFY, and proxies as much in a header. */
const longestText = 7_500

/** Tags as one text; where they are too many, that of everything. */
export function packTags(tags: Iterable<string>): string {
  const text = [...new Set(tags)].join(' ')
  return text.length > longestText || !isText.test(text) ? everything : text
}

/** The tags of a text; everything where it is none of ours. */
export const unpackTags = (text: string | undefined): Tags =>
  text !== undefined && isText.test(text) ? text.split(' ') : [everything]

const isText = /^(\*|[a-z0-9:-]+)( (\*|[a-z0-9:-]+))*$/
