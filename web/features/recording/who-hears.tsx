import { useBrowserPack } from '../../listening/browser/use-browser-pack.ts'
import { useHasScript } from '../../ui/use-has-script.ts'
import { hearerOf, useLiveWordsWish, wishLiveWords } from './live-words-wish.ts'
import { hearerTexts, recordingNote } from './recording-texts.ts'
import styles from './who-hears.module.css'

/** Beside the recorders of a lesson: where recordings stay, and who hears them for live words. */
export function WhoHears() {
  const pack = useBrowserPack()
  const isLiveWished = useLiveWordsWish()
  const hearer = useHasScript() ? hearerOf(pack, isLiveWished) : 'maker'
  return (
    <div
      className={styles.note}
      // The place of what the server draws is kept: nobody's finger misses what stands below.
      data-drawn={`${recordingNote} ${hearerTexts.maker}`}
    >
      <p>{`${recordingNote} ${hearerTexts[hearer]}`}</p>
      {(hearer === 'maker' || hearer === 'unwanted') && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={isLiveWished}
            onChange={({ target }) => wishLiveWords(target.checked)}
          />
          Live words from an online service
        </label>
      )}
    </div>
  )
}
