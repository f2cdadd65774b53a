import type { Verdict } from '../../contract/exercise-kinds.ts'
import { isSameText } from '../words/is-same-text.ts'
import { plainText } from '../words/plain-text.ts'

/**
 * Whether pieces stand in the order of the sentence. All of them in another order are not wrong,
 * for a sentence may have several: 'form', which asks again.
 */
export function checkOrder(pieces: readonly string[], sentence: string): Verdict {
  if (pieces.length === 0) return 'empty'
  const written = pieces.join(' ')
  if (isSameText(written, sentence)) return 'right'
  return sorted(written) === sorted(sentence) ? 'form' : 'wrong'
}

const sorted = (text: string) =>
  (plainText(text).match(/[\p{L}\p{M}\p{N}']+/gu) ?? []).sort().join(' ')
