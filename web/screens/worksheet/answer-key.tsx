import type { Worksheet } from '../../../cms/contract/worksheet.ts'
import { keyed } from '../../ui/keyed.ts'
import { letterOf } from './letter-of.ts'
import styles from './worksheet.module.css'

/** All answers, on a page that need not be printed. */
export function AnswerKey({ worksheet }: { worksheet: Worksheet }) {
  const { title, matches, gaps, questions } = worksheet
  return (
    <article className={styles.sheet} data-page="key" aria-label={`Key: ${title}`}>
      <header className={styles.keyHead}>
        <p className={styles.kicker}>Key</p>
        <p dir="auto" className={styles.keyTitle}>
          {title}
        </p>
      </header>
      {matches.length > 0 && (
        <section className={styles.part}>
          <h2>Match</h2>
          {keyed(matches).map(({ key, item: { words, key: meaningOf } }) => (
            <ol key={key} className={styles.answers}>
              {keyed(words).map(({ key: wordKey, index, item }) => (
                <li key={wordKey}>
                  <span dir="auto">{item}</span> <b>{letterOf(meaningOf[index] ?? 0)}</b>
                </li>
              ))}
            </ol>
          ))}
        </section>
      )}
      {gaps.length > 0 && (
        <section className={styles.part}>
          <h2>Fill the gaps</h2>
          {keyed(gaps).map(({ key, item: { sentences } }) => (
            <ol key={key} className={styles.answers}>
              {keyed(sentences).map(({ key: sentenceKey, item }) => (
                <li key={sentenceKey} dir="auto">
                  {item.answer}
                </li>
              ))}
            </ol>
          ))}
        </section>
      )}
      {questions.length > 0 && (
        <section className={styles.part}>
          <h2>Questions</h2>
          <ol className={styles.answers}>
            {keyed(questions).map(({ key, item: { options, correctAnswer } }) => (
              <li key={key} dir="auto">
                {options[correctAnswer]}
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  )
}
