import { alignWords } from '../../listening/alignment/align-words.ts'
import type { Sounds } from '../../listening/alignment/sound-distance.ts'
import { HeardWords } from './heard-words.tsx'
import styles from './say-it-panel.module.css'
import { browserTexts } from './say-it-texts.ts'
import type { BrowserHeard } from './use-browser-listening.ts'

interface HeardByBrowserProps {
  text: string
  heard: BrowserHeard
  sounds: Sounds | null
}

/** What the browser's own pack heard, word by word beside the sentence. */
export function HeardByBrowser({ text, heard, sounds }: HeardByBrowserProps) {
  const verdicts = alignWords(text, heard.text, sounds ?? {})
  const isWhole = verdicts.every(({ kind }) => kind === 'said')
  const some = isWhole ? browserTexts.everything : browserTexts.some
  const what = heard.text === '' ? browserTexts.nothing : some
  return (
    <div className={styles.heard}>
      <p className={styles.note}>{heard.isLost ? `${what} ${browserTexts.lost}` : what}</p>
      {heard.text !== '' && <HeardWords verdicts={verdicts} by="browser" />}
    </div>
  )
}
