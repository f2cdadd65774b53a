import type { Course } from '../payload-types.ts'

type RichText = NonNullable<Course['about']>

/** A paragraph, or a heading between paragraphs. */
export type RichPart = string | { heading: string }

/** Paragraphs and headings as the rich text editor keeps them. */
export function paragraphs(parts: RichPart[]): RichText {
  return {
    root: {
      type: 'root',
      version: 1,
      format: '',
      indent: 0,
      direction: 'ltr',
      children: parts.map((part) =>
        typeof part === 'string'
          ? { ...block, type: 'paragraph', children: [text(part)] }
          : { ...block, type: 'heading', tag: 'h2', children: [text(part.heading)] },
      ),
    },
  }
}

const block = { version: 1, format: '', indent: 0, direction: 'ltr' }

const text = (words: string) => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
})
