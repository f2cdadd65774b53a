// Apart from the schemas: Payload's fields and the public pages need the numbers, and no schema.

/** The largest number of the database's integer type. */
export const maxId = 2_147_483_647

/** A lesson, in characters, rows and bytes of UTF-8 (decision 15). */
export const lessonLimits = {
  /** A line-like text: a title, a word, an option. */
  line: 500,
  /** A running text. */
  paragraph: 20_000,
  pictureAddress: 2_000,
  /** Rows of any list inside one lesson. */
  items: 500,
  options: { min: 2, max: 10 },
  number: 1_000_000,
  htmlBytes: 5 * 1024 * 1024,
} as const

/**
 * A form of the studio, in bytes: half as much again as the longest lesson has in JSON, which may write
 * a character in two: its page, its styles and its scripts.
 */
export const studioFormBytes = 24 * 1024 * 1024

/** An exercise, in characters and rows. */
export const exerciseLimits = {
  title: 200,
  /** A word, its translation, its sounds. */
  line: 300,
  /** A meaning, a sentence. */
  text: 2_000,
  /** More than anybody practises. */
  rows: 200,
  madeFor: 120,
  address: 80,
  /** What is pasted: characters of a list, bytes of a page. */
  paste: 200_000,
  pageBytes: 5 * 1024 * 1024,
} as const

/** How many lessons of a course a page shows at once; the rest is behind a link. */
export const lessonsAtOnce = 100

/** 1 MB each, in bytes of UTF-8 (decision 15). */
export const maxCourseFileBytes = 1024 * 1024

/** The longest text of each field of a contact message, in characters (decision 24). */
export const contactLimits = { name: 200, email: 254, subject: 200, message: 10_000 } as const

/** A passport on its way to another device (decision 80): characters, and how long it waits. */
export const moveLimits = { sealed: 2_000_000, minutes: 10 } as const
