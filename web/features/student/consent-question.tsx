import { useState } from 'react'
import { messageOf } from '../../data/client.ts'
import { sayConsent } from '../../data/student.ts'
import { passport } from '../../passport/passport.ts'
import { emptyOutbox } from '../../passport/sharing/outbox.ts'
import { givenTo, sharedFrom, writeShared } from '../../passport/sharing/shared-record.ts'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/use-action.ts'
import { DeleteSent } from './delete-sent.tsx'
import styles from './sharing.module.css'
import type { SharingProps } from './sharing-props.ts'

interface ConsentQuestionProps extends SharingProps {
  /** On this device; she can still change her mind. */
  wasAsked: boolean
  onAnswered: () => void
}

/** Asked once in plain words; without a yes everything works, and nothing leaves the device. */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const { student, show, wasAsked, onAnswered } = props
  const [problem, setProblem] = useState('')
  const { run: agree, isPending } = useAction(async () => {
    setProblem('')
    try {
      const answer = await sayConsent(true)
      const isKept = await noteConsent(givenTo(student))
      if (!isKept) {
        setProblem('This browser has no space left, so nothing can be sent from here.')
        show(await sayConsent(false))
        return
      }
      show(answer)
      onAnswered()
    } catch (error) {
      setProblem(messageOf(error, 'The server did not answer. Nothing has been sent.'))
    }
  })

  function decline() {
    writeShared({ student: student.id, agrees: false, lessons: [], exercises: [], upTo: '' })
    onAnswered()
  }

  return (
    <>
      {wasAsked ? (
        <p role="status">Nothing. What you do stays on this device.</p>
      ) : (
        <>
          <p className={styles.promise}>Nothing leaves this device until you agree.</p>
          <p>
            If you agree, from now on your tutor sees this in the lessons and exercises given to
            you:
          </p>
          <ul>
            <li>which stages you open, and when you finish</li>
            <li>which answers you choose in a quiz</li>
            <li>which words you get right, and which you miss</li>
            <li>in the exercises, when you open them and what you write or choose</li>
          </ul>
          <p>
            Recordings and other texts are sent only if you send them yourself. Nothing is sent from
            other lessons. You can stop at any time and delete what was sent; after a year it is
            deleted automatically. If you do not agree, everything works just the same.
          </p>
        </>
      )}
      <div className={styles.actions}>
        <Button tone={wasAsked ? 'plain' : 'main'} onClick={agree} aria-disabled={isPending}>
          {wasAsked ? 'Send my results to my tutor' : 'I agree, send them'}
        </Button>
        {!wasAsked && <Button onClick={decline}>No, keep it on this device</Button>}
        {student.sent > 0 && <DeleteSent student={student} show={show} />}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

/** What was done before she agreed is never sent. */
async function noteConsent(given: ReturnType<typeof givenTo>): Promise<boolean> {
  emptyOutbox() // what waited there may be somebody else's
  const open = await passport()
  const { events } = open.history()
  const upTo = sharedFrom({ events, device: open.said().device, now: Date.now() })
  return writeShared({ agrees: true, ...given, upTo })
}
