import type { ExerciseKind, Verdict } from '../../../cms/contract/exercise-kinds.ts'
import type { Mark } from '../../../cms/exercises/answers/marked-difference.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './verdict-line.module.css'

interface VerdictLineProps {
  /** By which the line that is written on names what was said of it. */
  id: string
  kind: ExerciseKind
  /** Null before the first answer. */
  verdict: Verdict | null
  /** How often it was answered. */
  times: number
  /** Where a slip differs from what is right. */
  marks: readonly Mark[]
  /** The answer is shown though it was not found. */
  isShown: boolean
}

/** What an answer was worth, said aloud by screen readers too. */
export function VerdictLine({ id, kind, verdict, times, marks, isShown }: VerdictLineProps) {
  if (isShown) {
    return (
      <p id={id} role="status" className={styles.line}>
        Here is the answer.
      </p>
    )
  }
  return (
    <p id={id} role="status" className={styles.line} data-verdict={verdict}>
      {/* Anew for each answer: the same words would not be said again. */}
      <span key={times}>
        {verdict && (ofKind[kind]?.[verdict] ?? usual[verdict])}{' '}
        {verdict === 'slip' && marks.length > 0 && <MarkedSpelling marks={marks} />}
      </span>
    </p>
  )
}

const usual: Record<Verdict, string> = {
  right: 'Right.',
  slip: 'Right. Look at the spelling:',
  form: 'Nearly: this is another form of the word, or a word with the same meaning. Which one fits here?',
  wrong: 'Not this one. Try again, or see the answer.',
  empty: 'You have not written anything yet.',
}

/** What a kind says in place of the usual. */
const ofKind: Partial<Record<ExerciseKind, Partial<Record<Verdict, string>>>> = {
  translate: {
    form: 'Nearly. Check the form and any small word before it, and write it as in a dictionary.',
  },
  dictation: {
    slip: 'Right. Look at the spelling.',
    wrong: 'Not all of it yet. Play it again, or see the sentence.',
  },
  order: {
    // Nobody here knows whether this order is English, too.
    form: 'You have all the words. The lesson’s sentence has a different order. Try again.',
    empty: 'Some words are not in the sentence yet.',
  },
}

/** The right spelling with a pencil's line where something else was written. */
function MarkedSpelling({ marks }: { marks: readonly Mark[] }) {
  return (
    <strong lang="en" translate="no" className={styles.spelling}>
      {keyed(marks).map(({ key, item: { text, state } }) => {
        if (state === 'extra') return <del key={key}>{text}</del>
        return state === 'missing' ? <ins key={key}>{text}</ins> : text
      })}
    </strong>
  )
}
