import { useState } from 'react'
import { sayConsent } from '../../data/student.ts'
import { emptyOutbox } from '../../passport/sharing/outbox.ts'
import { readShared, writeShared } from '../../passport/sharing/shared-record.ts'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/dates/format-date.ts'
import { useAction } from '../../ui/use-action.ts'
import { DeleteSent } from './delete-sent.tsx'
import styles from './sharing.module.css'
import type { SharingProps } from './sharing-props.ts'

/** She has agreed: what that means, and how it is taken back. */
export function Agreed({ student, show, onStopped }: SharingProps & { onStopped: () => void }) {
  const [isProblem, setIsProblem] = useState(false)
  const { run: stop, isPending } = useAction(async () => {
    setIsProblem(false) // it is said aloud once more where it comes back
    // At once on this device, whatever becomes of the answer.
    writeShared({
      student: student.id,
      agrees: false,
      lessons: [],
      exercises: [],
      upTo: readShared()?.upTo ?? '',
    })
    emptyOutbox()
    try {
      show(await sayConsent(false))
      onStopped()
    } catch {
      setIsProblem(true)
    }
  })
  const { consentedAt, sent } = student
  return (
    <>
      <p role="status">
        {`You agreed on ${formatDay(consentedAt ?? '')}. What you do in these lessons and exercises is sent to your tutor.`}
      </p>
      <p>{sent === 0 ? 'Nothing has been sent so far.' : `Sent so far: ${amountOf(sent)}.`}</p>
      <div className={styles.actions}>
        <Button onClick={stop} aria-disabled={isPending}>
          Stop sending
        </Button>
        {sent > 0 && <DeleteSent student={student} show={show} />}
      </div>
      {isProblem && (
        <p role="alert" className={styles.problem}>
          This device has stopped sending, but the server did not answer. Please press again, so
          that your other devices stop too.
        </p>
      )}
    </>
  )
}

/** Letters are among what was sent. */
const amountOf = (sent: number) =>
  sent === 1 ? 'one step, answer or letter' : `${sent} steps, answers and letters`
