/** What a public read answered; the same bytes for every visitor until content changes. */
export interface PublicAnswer {
  status: number
  type: string
  /** A picture's bytes, otherwise text, a page's in parts. */
  text: string | Buffer | readonly string[]
  /** An empty value takes one of the site's own headers away. */
  headers?: Record<string, string>
  /** What it is made of (cms/content/content-tags.ts): a change of any of these makes it old. */
  tags: Iterable<string>
}

/** What is sent before its bytes. */
export type AnswerHead = Pick<PublicAnswer, 'status' | 'type' | 'headers'>
