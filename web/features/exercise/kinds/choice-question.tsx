import { useState } from 'react'
import type { ChoiceQuestion } from '../../../../cms/exercises/questions/question.ts'
import { SpeakButton } from '../../../speech/speak-button.tsx'
import { keyed } from '../../../ui/keyed.ts'
import styles from './choice-question.module.css'
import type { KindProps } from './kind-props.ts'

/** A meaning and words on ruled lines; each wrong one drops out. */
export function ChoiceQuestionView(props: KindProps<ChoiceQuestion>) {
  const { question, isSettled, taskId, onAnswer } = props
  const { rowId, prompt, options } = question
  const right = options[question.right]
  const [tried, setTried] = useState<readonly string[]>([])

  function choose(option: string) {
    if (isSettled || tried.includes(option)) return
    setTried([...tried, option])
    onAnswer({ rowId, given: option, verdict: option === right ? 'right' : 'wrong' })
  }

  return (
    <>
      <p dir="auto" className={styles.prompt}>
        {prompt}
      </p>
      <ul aria-labelledby={taskId} className={styles.options}>
        {keyed(options).map(({ key, item: option }) => {
          const mark = markOf({ option, right, tried, isSettled })
          return (
            <li key={key} className={styles.option} data-mark={mark}>
              <button
                type="button"
                aria-disabled={isSettled || mark === 'tried'}
                className={styles.choose}
                onClick={() => choose(option)}
              >
                <span lang="en" translate="no" dir="auto">
                  {option}
                </span>
                {mark && <span className={styles.note}>{notes[mark]}</span>}
              </button>
              <SpeakButton text={option} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

const notes = { right: 'this one', tried: 'not this one' } as const

interface Marked {
  option: string
  right: string | undefined
  tried: readonly string[]
  isSettled: boolean
}

function markOf({ option, right, tried, isSettled }: Marked) {
  if (isSettled && option === right) return 'right'
  return option !== right && tried.includes(option) ? 'tried' : undefined
}
