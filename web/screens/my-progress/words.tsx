import type { PractisedWord } from '../../passport/computed.ts'
import { wordCounts } from './word-counts.ts'

/** How many words are being learned, and how many are known. */
export function Words({ words }: { words: ReadonlyMap<string, PractisedWord> }) {
  const { known, learning } = wordCounts([...words.values()])
  if (known + learning === 0) {
    return <p>You have not practised any words yet.</p>
  }
  return (
    <p>
      {`You know ${known} ${known === 1 ? 'word' : 'words'}, and are learning ${learning} more. `}A
      word counts as known when you have answered it correctly three times in a row.
    </p>
  )
}
