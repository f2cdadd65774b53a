import type { Worksheet } from '../../../cms/contract/worksheet.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './answer-key.module.css'
import { letterOf } from './letter-of.ts'
import { GroupName, Kicker, Part, Sheet } from './sheet.tsx'

/** All answers, on a page that need not be printed. */
export function AnswerKey({ worksheet }: { worksheet: Worksheet }) {
  const { title, matches, gaps, questions } = worksheet
  return (
    <Sheet isKey label={`Key: ${title}`}>
      <header className={styles.keyHead}>
        <Kicker>Key</Kicker>
        <p dir="auto" className={styles.keyTitle}>
          {title}
        </p>
      </header>
      {matches.length > 0 && (
        <Part title="Match">
          {keyed(matches).map(({ key, index: group, item: { words, key: meaningOf } }) => (
            <div key={key} className={styles.answered}>
              <GroupName index={group} of={matches} />
              <ol className={styles.answers}>
                {keyed(words).map(({ key: wordKey, index, item }) => (
                  <li key={wordKey}>
                    <span dir="auto">{item}</span> <b>{letterOf(meaningOf[index] ?? 0)}</b>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </Part>
      )}
      {gaps.length > 0 && (
        <Part title="Fill the gaps">
          {keyed(gaps).map(({ key, index, item: { sentences } }) => (
            <div key={key} className={styles.answered}>
              <GroupName index={index} of={gaps} />
              <ol className={styles.answers}>
                {keyed(sentences).map(({ key: sentenceKey, item }) => (
                  <li key={sentenceKey} dir="auto">
                    {item.answer}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </Part>
      )}
      {questions.length > 0 && (
        <Part title="Questions">
          <ol className={styles.answers}>
            {keyed(questions).map(({ key, item: { options, correctAnswer } }) => (
              <li key={key} dir="auto">
                {options[correctAnswer]}
              </li>
            ))}
          </ol>
        </Part>
      )}
    </Sheet>
  )
}
