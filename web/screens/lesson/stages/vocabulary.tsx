import { memo } from 'react'
import type { VocabularyItem } from '../../../../cms/contract/lesson.ts'
import { Phonetics } from '../../../speech/phonetics/phonetics.tsx'
import { SpeakButton } from '../../../speech/speak-button.tsx'
import { Entries, Entry, Term } from '../../../ui/entries.tsx'
import { keyed } from '../../../ui/keyed.ts'
import styles from './entries.module.css'
import { Example } from './example.tsx'
import type { LessonPlace } from './said-text.tsx'

/** The lesson's dictionary. Two hundred words are not drawn anew when a tab or a question changes. */
export const Vocabulary = memo(function Vocabulary({ items, lesson }: VocabularyProps) {
  if (items.length === 0) return <p>This lesson has no word list.</p>
  return (
    <>
      <p className={styles.count}>{items.length === 1 ? '1 word' : `${items.length} words`}</p>
      <Entries>
        {keyed(items).map(({ key, item: { word, phonetics, definition, example } }) => (
          <Entry key={key} className={styles.entry}>
            <Term dir="auto" className={styles.term}>
              {word}
              <SpeakButton text={word} />
            </Term>
            {phonetics !== '' && (
              <dd className={styles.margin}>
                <Phonetics>{phonetics}</Phonetics>
              </dd>
            )}
            <dd dir="auto" className={styles.meaning}>
              {definition}
            </dd>
            <Example text={example} lesson={lesson} />
          </Entry>
        ))}
      </Entries>
    </>
  )
})

interface VocabularyProps {
  items: readonly VocabularyItem[]
  lesson: LessonPlace
}
