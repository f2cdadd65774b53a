import type { MouseEvent } from 'react'
import { ankiText } from '../../../cms/exercises/take-home/anki-text.ts'
import type { KeptWord } from '../../features/review/scheduling/kept-words.ts'
import type { Schedule } from '../../features/review/scheduling/scheduling.ts'
import { nextDayOf } from '../../features/review/scheduling/sitting.ts'
import { whenText, wordCount } from '../../features/review/word-times.ts'
import { saveFile } from '../../features/take-home/save-file.ts'
import { record } from '../../passport/passport.ts'
import { Phonetics } from '../../speech/phonetics/phonetics.tsx'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import styles from './my-words.module.css'

/** Every word with the day on which it comes again; those that come first stand first. */
export function WordList({ schedule: { words, today } }: { schedule: Schedule }) {
  const showToast = useToast()
  const inOrder = words.toSorted((one, other) => nextDayOf(one, today) - nextDayOf(other, today))

  function putAway(event: MouseEvent, { row, courseId, lessonId }: KeptWord) {
    // The second click of a double click would put away the word that has moved up.
    if (event.detail > 1) return
    focusBeside(event.currentTarget.closest('li'))
    const ref = { courseId, lessonId }
    record({ kind: 'words', ref, data: { putAway: row.id } })
    showToast({
      title: 'Word put away',
      description: row.word,
      action: { label: 'Undo', run: () => void record({ kind: 'words', ref, data: { row } }) },
    })
  }

  function download() {
    const text = ankiText({ rows: inOrder.map(({ row }) => row), deck: 'My words', tags: [] })
    saveFile(new Blob([text], { type: 'text/plain' }), 'my-words.txt')
  }

  return (
    <Section
      title="All words"
      note={
        <>
          <p className={styles.count}>{wordCount(words.length)}</p>
          <Button onClick={download}>Download for Anki</Button>
        </>
      }
    >
      <ul className={styles.words}>
        {inOrder.map((word) => {
          const { id, word: text, phonetics, translation, meaning } = word.row
          return (
            <li key={id} tabIndex={-1} className={styles.word}>
              <p lang="en" translate="no" dir="auto" className={styles.term}>
                {text}
                <SpeakButton text={text} />
              </p>
              <Phonetics>{phonetics}</Phonetics>
              <p dir="auto" className={styles.meaning}>
                {translation || meaning}
              </p>
              <p className={styles.when}>{whenText(nextDayOf(word, today), today)}</p>
              <Button
                tone="quiet"
                className={styles.away}
                onClick={(event) => putAway(event, word)}
              >
                Put away<span className="visually-hidden">{`: ${text}`}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** A word that goes takes its button along: the next one has the focus then, or the one before. */
function focusBeside(word: Element | null) {
  const beside = word?.nextElementSibling ?? word?.previousElementSibling
  if (beside instanceof HTMLElement) beside.focus({ preventScroll: true })
}
