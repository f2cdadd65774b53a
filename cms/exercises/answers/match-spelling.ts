import { withSigns } from '../words/is-same-text.ts'
import { spokenWords } from '../words/spoken-words.ts'
import { alignWritten } from './align-written.ts'

/** In a longer text nobody looks for a slip, which would take a second. */
const mostWords = 60
/** Nor in one that is so many words longer or shorter: no contractions and hyphens make that. */
const mostApart = 4

/**
 * A text in which all that says the same as the right one is spelled as there, so that nothing but
 * slips is left: 'I'm lookng' of 'I am lookng' for 'I'm looking'.
 */
export function matchSpelling(text: string, right: string): string {
  const [written, wanted] = [text, right].map((each) => spokenWords(withSigns(each)))
  if (!written || !wanted || Math.max(written.length, wanted.length) > mostWords) return text
  if (Math.abs(written.length - wanted.length) > mostApart) return text
  const aligned = alignWritten(written, wanted, (...pair) =>
    pair.every(({ length }) => length === 1) ? 'wrong' : null,
  )
  return aligned
    .flatMap((step) => (step.state === 'right' ? step.right : step.written))
    .map((word) => word.text)
    .join(' ')
}
