import { isRight, kindNames } from '../../contract/exercise-kinds.ts'
import type { ExerciseReport } from '../../contract/student-report.ts'
import styles from './students.module.css'
import { timeText } from './time-text.ts'

/** What was answered first to each question of an exercise, the newest first. */
export function ExerciseAnswers({ answers }: Pick<ExerciseReport, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <details className={styles.answers}>
      <summary>{answers.length === 1 ? 'One answer' : `${answers.length} answers`}</summary>
      <ol>
        {answers.map(({ at, word, how, answer, verdict, isOlder }) => (
          <li key={`${at} ${word} ${how}`} data-right={isRight(verdict)}>
            <p>
              <strong dir="auto">{word}</strong>
              {` · ${kindText(how)}, ${timeText(at)}${isOlder ? ', an older version' : ''}`}
            </p>
            <p dir="auto">{answerText(how, answer, verdict)}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** A kind as learners read it; 'mixed' is several. */
export const kindText = (how: string): string =>
  Object.entries(kindNames).find(([kind]) => kind === how)?.[1] ?? 'Mixed practice'

/** Of a dictation the verdict is that of its word: the rest of the sentence may be wrong. */
function answerText(how: string, answer: string, verdict: string): string {
  const given = answer === '' ? '' : ` “${answer}”`
  if (how === 'dictation' && isRight(verdict)) {
    return `The word was right${verdict === 'slip' ? ', with a slip' : ''}${given && `:${given}`}`
  }
  switch (verdict) {
    case 'right':
      return `Right${given && `:${given}`}`
    case 'slip':
      return `Right, with a slip:${given}`
    case 'form':
      return `Another form of the word, or a word with the same meaning:${given}`
    default:
      return answer === '' ? 'Not known' : `Answered${given}`
  }
}
