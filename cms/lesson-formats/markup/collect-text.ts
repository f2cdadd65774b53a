import { collapseLine, joinLines } from './collapse-text.ts'
import { breakOf, countDepth } from './formatting-tags.ts'
import type { Tag } from './tag-kinds.ts'

/** Gathers the text of one tag; formatting is reduced to the breaks that it makes. */
export function collectText() {
  const depth = countDepth()
  let source = ''
  return {
    add(characters: string) {
      source += characters
    },
    /** Answers how many formatting tags are open. */
    openFormatting(tag: string) {
      source += breakOf(tag)
      return depth.open(tag)
    },
    closeFormatting(tag: string) {
      // HTML reads `</br>` as another `<br>`; it is written by mistake for the same one.
      if (tag !== 'br') source += breakOf(tag)
      depth.close(tag)
    },
    finish(kind: Tag['kind']) {
      if (kind === 'code') return source
      return kind === 'line' ? collapseLine(joinLines(source)) : joinLines(source)
    },
  }
}
