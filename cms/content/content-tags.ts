/**
 * What an answer is made of and what a change touches, by name: an answer is old once a change
 * touches one of its tags. A tag has letters, digits, hyphens and colons only, so that several
 * travel in one text.
 */
export type Tags = readonly string[]

/** Every answer is touched by it, and an answer that has it is touched by every change. */
export const everything = '*'

/** The tags there are. A reader gives them to answers; hooks tell which of them a change touches. */
export const tagOf = {
  courses: 'courses',
  course: (id: number) => `course:${id}`,
  /** Whether visitors see a course, and so its lessons. */
  shown: (courseId: number) => `shown:${courseId}`,
  /** Whether visitors see some course, whichever it is. */
  anyShown: 'shown',
  figures: 'figures',
  figuresOf: (courseId: number) => `figures-of:${courseId}`,
  lessons: 'lessons',
  lesson: (id: number) => `lesson:${id}`,
  lessonsOf: (courseId: number) => `lessons-of:${courseId}`,
  /** Which lesson stands at which number. */
  placesOf: (courseId: number) => `places-of:${courseId}`,
  texts: (name: string) => `texts:${name}`,
  items: (list: string) => `items:${list}`,
  /** The list of all pages. */
  pages: 'pages',
} as const

/** Postgres takes 8,000 bytes in a NOTIFY, and proxies as much in a header. */
export const longestText = 7_500

/** Tags as one text; where they are too many, that of everything. */
export function packTags(tags: Iterable<string>): string {
  const text = [...new Set(tags)].join(' ')
  return text.length > longestText || !isText.test(text) ? everything : text
}

/** The tags of a text; everything where it is none of ours. */
export const unpackTags = (text: string | undefined): Tags =>
  text !== undefined && isText.test(text) ? text.split(' ') : [everything]

const isText = /^(\*|[a-z0-9:-]+)( (\*|[a-z0-9:-]+))*$/
