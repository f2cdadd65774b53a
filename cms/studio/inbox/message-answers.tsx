'use client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { Problem } from '../../../web/ui/problem.tsx'
import { contactLimits } from '../../contract/limits.ts'
import type { MessageReply } from '../../contract/message-answers.ts'
import { lengthHint } from '../../contract/text-length.ts'
import { PendingButton } from '../client/pending-button.tsx'
import { answerState } from './answer-state.ts'
import styles from './message-view.module.css'
import { useAnswers } from './use-answers.ts'

interface MessageAnswersProps {
  messageId: number
  /** Whom the answer goes to. */
  name: string
  email: string
  answers: MessageReply[]
  /** Whether the site has a mail server. */
  canSend: boolean
  /** The address that the answer comes from. */
  sender: string
}

/** What was answered by mail, and a form for the next answer where the site can send one. */
export function MessageAnswers(props: MessageAnswersProps) {
  const { messageId, name, email, answers, canSend, sender } = props
  const router = useRouter()
  // With its last answer on its way the message counts as answered.
  const form = useAnswers(messageId, answers, () => router.refresh())
  if (!canSend && answers.length === 0) return null
  return (
    <section className={styles.answers} aria-label="Your answers">
      {form.answers.map((answer) => (
        <Answer
          key={answer.key}
          answer={answer}
          canSend={canSend}
          onAgain={() => form.sendAgain(answer)}
        />
      ))}
      {canSend && <AnswerForm form={form} name={name} email={email} sender={sender} />}
    </section>
  )
}

interface AnswerFormProps extends Pick<MessageAnswersProps, 'name' | 'email' | 'sender'> {
  form: ReturnType<typeof useAnswers>
}

function AnswerForm({ form, name, email, sender }: AnswerFormProps) {
  const { text, setText, problem, isPending, send } = form
  const id = useId()
  const length = lengthHint(text, contactLimits.message)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id}>
        Your answer to <bdi>{name}</bdi> {`<${email}>`}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={7}
        value={text}
        readOnly={isPending} // what is added meanwhile would be taken for sent
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        aria-describedby={length ? `${id}-length ${id}-hint` : `${id}-hint`}
      />
      {length && (
        <p id={`${id}-length`} className={styles.hint}>
          {length}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        The site e-mails it with the message quoted below. Replies come to your own address. If the
        visitor’s address does not exist, the error notice goes to {sender}.
      </p>
      <Problem told={problem} className={styles.problem} />
      <PendingButton type="submit" isPending={isPending}>
        {isPending ? 'Sending…' : 'Send the answer'}
      </PendingButton>
    </form>
  )
}

interface AnswerProps {
  answer: MessageReply
  canSend: boolean
  onAgain: () => void
}

function Answer({ answer, canSend, onAgain }: AnswerProps) {
  const { title, problem, canTryAgain } = answerState(answer, canSend)
  return (
    <article className={styles.answer}>
      <h2 className={styles.answerTitle} role="status">
        {title}
      </h2>
      <p className={styles.text} dir="auto">
        {answer.text}
      </p>
      {problem && <p className={styles.problem}>{problem}</p>}
      {canTryAgain && (
        <Button buttonStyle="secondary" margin={false} onClick={onAgain}>
          Try again now
        </Button>
      )}
    </article>
  )
}
