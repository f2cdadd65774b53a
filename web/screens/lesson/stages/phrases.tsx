import { memo } from 'react'
import type { GrammarConcept, PhraseItem } from '../../../../cms/contract/lesson.ts'
import { SayItBack } from '../../../features/say-it-back/say-it-button.tsx'
import { SpeakButton } from '../../../speech/speak-button.tsx'
import { Entries, Entry, Term } from '../../../ui/entries.tsx'
import { keyed } from '../../../ui/keyed.ts'
import styles from './entries.module.css'
import { Example, type LessonPlace } from './example.tsx'
import stageStyles from './stage.module.css'

interface PhrasesProps {
  phrases: readonly PhraseItem[]
  grammar: readonly GrammarConcept[]
  lesson: LessonPlace
}

/** Phrases with their use, and the grammar that holds them together; drawn once. */
export const Phrases = memo(function Phrases({ phrases, grammar, lesson }: PhrasesProps) {
  if (phrases.length + grammar.length === 0) return <p>This lesson has no phrases or grammar.</p>
  return (
    <>
      {phrases.length > 0 && (
        <section className={stageStyles.part}>
          <h3>Phrases</h3>
          <Entries>
            {keyed(phrases).map(({ key, item: { phrase, usage, example } }) => (
              <Entry key={key} className={styles.entry} data-kind="phrase">
                <Term dir="auto" className={styles.term}>
                  {phrase}
                  <SpeakButton text={phrase} />
                </Term>
                <dd dir="auto" className={styles.meaning}>
                  {usage}
                  <SayItBack
                    text={phrase}
                    lesson={{ courseId: lesson.courseId, lessonId: lesson.id }}
                  />
                </dd>
                <Example text={example} lesson={lesson} />
              </Entry>
            ))}
          </Entries>
        </section>
      )}
      {grammar.length > 0 && (
        <section className={stageStyles.part}>
          <h3>Grammar</h3>
          <Entries>
            {keyed(grammar).map(({ key, item: { concept, explanation, example } }) => (
              <Entry key={key} className={styles.entry} data-kind="phrase">
                <Term dir="auto" className={styles.term}>
                  {concept}
                </Term>
                <dd dir="auto" className={styles.meaning}>
                  {explanation}
                </dd>
                <Example text={example} lesson={lesson} />
              </Entry>
            ))}
          </Entries>
        </section>
      )}
    </>
  )
})
