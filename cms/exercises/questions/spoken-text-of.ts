import type { Row } from '../row.ts'
import { hasBlank } from './has-blank.ts'

/** What is said aloud to practise a row: its spoken example, its example, or the word alone. */
export const spokenTextOf = ({ word, example, spokenExample }: Row): string =>
  [spokenExample, example].find((text) => text.trim() !== '' && !hasBlank(text))?.trim() ?? word
