'use client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { contactLimits } from '../../contract/limits.ts'
import type { MessageReply } from '../../contract/message-answers.ts'
import styles from './message-view.module.css'
import { timeText } from './time-text.ts'
import { useAnswers } from './use-answers.ts'

interface MessageAnswersProps {
  messageId: number
  /** Whom the answer goes to. */
  name: string
  email: string
  answers: MessageReply[]
  /** Whether the site has a mail server. */
  canSend: boolean
}

/** What was answered by mail, and a form for the next answer where the site can send one. */
export function MessageAnswers({ messageId, name, email, answers, canSend }: MessageAnswersProps) {
  const router = useRouter()
  // With its last answer on its way the message counts as answered.
  const form = useAnswers(messageId, answers, () => router.refresh())
  if (!canSend && answers.length === 0) return null
  return (
    <section className={styles.answers} aria-label="Your answers">
      {form.answers.map((answer) => (
        <Answer key={answer.key} answer={answer} onAgain={() => form.sendAgain(answer)} />
      ))}
      {canSend && <AnswerForm form={form} to={`${name} <${email}>`} />}
    </section>
  )
}

interface AnswerFormProps {
  form: ReturnType<typeof useAnswers>
  to: string
}

function AnswerForm({ form: { text, setText, problem, isPending, send }, to }: AnswerFormProps) {
  const id = useId()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id}>Your answer to {to}</label>
      <textarea
        id={id}
        dir="auto"
        rows={7}
        maxLength={contactLimits.message}
        value={text}
        readOnly={isPending} // what is added meanwhile would be taken for sent
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        The site mails it with the message quoted below. A reply comes to your own address.
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" margin={false} disabled={isPending}>
        {isPending ? 'Sending…' : 'Send the answer'}
      </Button>
    </form>
  )
}

function Answer({ answer, onAgain }: { answer: MessageReply; onAgain: () => void }) {
  const { text, writtenAt, sentAt, problem } = answer
  return (
    <article className={styles.answer}>
      <h2 className={styles.answerTitle} role="status">
        {sentAt ? `Answered on ${timeText(sentAt)}` : stateOf(writtenAt, problem)}
      </h2>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {!sentAt && problem !== '' && (
        <>
          <p className={styles.problem}>{`The mail server did not take it: ${problem}`}</p>
          <Button buttonStyle="secondary" margin={false} onClick={onAgain}>
            Try again now
          </Button>
        </>
      )}
    </article>
  )
}

const stateOf = (writtenAt: string, problem: string) =>
  problem === ''
    ? 'Your answer is on its way'
    : `Not sent yet. The site keeps trying for two days from ${timeText(writtenAt)}`
