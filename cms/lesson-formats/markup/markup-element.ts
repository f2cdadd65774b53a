import type { MarkupPlace } from './markup-error.ts'

/** A tag of the lesson with its text or with the tags inside it; the whole lesson is one without name. */
export interface MarkupElement extends MarkupPlace {
  text: string
  children: MarkupElement[]
  /** Code whose < and & are written as entities, so that it may hold any text. */
  isEscaped: boolean
}
