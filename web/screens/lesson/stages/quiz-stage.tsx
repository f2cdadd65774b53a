import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { QuizQuestion } from '../../../../cms/contract/lesson.ts'
import { BookingLink } from '../../../features/booking/booking-link.tsx'
import { QuizResults } from '../../../features/quiz/quiz-results.tsx'
import { advance, choose, goBack, submit } from '../../../features/quiz/quiz-rules.ts'
import { QuizSheet } from '../../../features/quiz/quiz-sheet.tsx'
import type { Quiz } from '../../../features/quiz/quiz-state.ts'
import { QuizView } from '../../../features/quiz/quiz-view.tsx'
import { SecondTry } from '../../../features/quiz/second-try.tsx'
import { storedQuiz, storeQuiz } from '../../../features/quiz/stored-quiz.ts'
import { SiteLink } from '../../../router/site-link.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import styles from './quiz-stage.module.css'

interface QuizStageProps {
  /** The words of the lesson, and where they are practised. */
  words: readonly string[]
  practisePath: string
  questions: readonly QuizQuestion[]
  quiz: Quiz
  onChange: Dispatch<SetStateAction<Quiz>>
  lessonsPath: string
  onPracticeAgain: () => void
  /** The lesson whose quiz the tab keeps over a reload; null for a draft's. */
  keptFor: number | null
}

/** The quiz, then its results and where to go from there. */
export function QuizStage(props: QuizStageProps) {
  const { questions, quiz, onChange, words, practisePath, lessonsPath, onPracticeAgain } = props
  const wasRestored = useKeptQuiz(props)
  const waysOn = (question: QuizQuestion) =>
    holdsWord(question, words) && (
      <SiteLink to={practisePath} className={styles.wayOn}>
        Practise the words of this lesson
      </SiteLink>
    )
  if (questions.length === 0) return <p>This lesson has no quiz.</p>
  if (quiz.phase !== 'results') {
    return (
      <>
        <QuizView
          // To go on where it was left is no change of question: the focus stays where it is.
          key={wasRestored ? 'restored' : 'new'}
          questions={questions}
          quiz={quiz}
          onChoose={(option) => onChange((now) => choose(now, option))}
          onAdvance={() => onChange(advance)}
          onBack={() => onChange(goBack)}
          onSubmit={() => onChange(submit)}
        />
        <QuizSheet questions={questions} />
      </>
    )
  }
  return (
    <>
      <QuizResults questions={questions} quiz={quiz} waysOn={waysOn} />
      <SecondTry questions={questions} quiz={quiz}>
        <Button onClick={onPracticeAgain}>Practice Again</Button>
        <SiteLink to={lessonsPath} className={buttonClass('main')}>
          Next Lesson
        </SiteLink>
        <BookingLink className={buttonClass('plain')}>Book a Live Session</BookingLink>
      </SecondTry>
    </>
  )
}

/** Goes on with the quiz that was left in this tab, and keeps it; tells whether there was one. */
function useKeptQuiz({ keptFor, questions, quiz, onChange }: QuizStageProps): boolean {
  const [wasRestored, setWasRestored] = useState(false)

  useEffect(() => {
    const left = keptFor === null ? null : storedQuiz(keptFor, questions)
    if (!left) return
    // What was answered before the page's script ran is newer.
    onChange((now) => (isBegun(now) ? now : left))
    setWasRestored(true)
  }, [keptFor, questions, onChange])

  useEffect(() => {
    if (keptFor !== null) storeQuiz(keptFor, questions, quiz)
  }, [keptFor, questions, quiz])

  return wasRestored
}

const isBegun = ({ answers }: Quiz) => answers.some((answer) => answer !== null)

/** Whether a question or one of its answers has a word of the lesson in it, in any of its forms. */
function holdsWord({ question, options }: QuizQuestion, words: readonly string[]): boolean {
  const text = ` ${spaced([question, ...options].join(' '))} `
  return words
    .map(spaced)
    .some((word) => word !== '' && formsOf(word).some((form) => text.includes(` ${form} `)))
}

/**
 * A word as it is, and with the endings of regular nouns and verbs: begins, beginning, tries. Those of
 * `inflectedForms` would bring a table of irregular verbs into every lesson's first visit.
 */
const formsOf = (word: string) => [
  ...['', 's', 'es', 'd', 'ed', 'ing', "'s"].map((ending) => word + ending),
  ...['ed', 'ing'].map((ending) => word + word.at(-1) + ending),
  ...['ies', 'ied'].map((ending) => word.replace(/y$/, ending)),
]

/** The words of a text with a space between. */
const spaced = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*/gu)
    ?.join(' ') ?? ''
