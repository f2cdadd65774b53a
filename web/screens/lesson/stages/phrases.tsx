import type { GrammarConcept, PhraseItem } from '../../../../cms/contract/lesson.ts'
import { keyed } from '../../../ui/keyed.ts'
import styles from './stage.module.css'

interface PhrasesProps {
  phrases: readonly PhraseItem[]
  grammar: readonly GrammarConcept[]
}

/** Phrases with their use, and the grammar that holds them together. */
export function Phrases({ phrases, grammar }: PhrasesProps) {
  if (phrases.length + grammar.length === 0) return <p>This lesson has no phrases or grammar.</p>
  return (
    <>
      {phrases.length > 0 && (
        <dl className={styles.entries}>
          {keyed(phrases).map(({ key, item: { phrase, usage, example } }) => (
            <Entry key={key} term={phrase} text={usage} example={example} />
          ))}
        </dl>
      )}
      {grammar.length > 0 && (
        <section className={styles.part}>
          <h3>Grammar</h3>
          <dl className={styles.entries}>
            {keyed(grammar).map(({ key, item: { concept, explanation, example } }) => (
              <Entry key={key} term={concept} text={explanation} example={example} />
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

function Entry({ term, text, example }: { term: string; text: string; example: string }) {
  return (
    <div className={styles.entry}>
      <dt>{term}</dt>
      <dd>
        {text}
        {example !== '' && <p className={styles.example}>“{example}”</p>}
      </dd>
    </div>
  )
}
