import { memo } from 'react'
import type { GrammarConcept, PhraseItem } from '../../../../cms/contract/lesson.ts'
import { Entries, Entry, Term } from '../../../ui/entries.tsx'
import { keyed } from '../../../ui/keyed.ts'
import styles from './entries.module.css'
import { Example } from './example.tsx'
import { type LessonPlace, SaidText } from './said-text.tsx'
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
                  <SaidText text={phrase} lesson={lesson} />
                </Term>
                <dd dir="auto" className={styles.meaning}>
                  {usage}
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
