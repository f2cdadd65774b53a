import { useState } from 'react'
import { leaveStudent } from '../../data/student.ts'
import { letterNames } from '../../features/letters/letter-names.ts'
import { emptyOutbox } from '../../passport/sharing/outbox.ts'
import { forgetShared } from '../../passport/sharing/shared-record.ts'
import { Button } from '../../ui/button.tsx'
import { forgetStoredTexts } from '../../ui/stored-text/use-stored-text.ts'
import { useAction } from '../../ui/use-action.ts'
import styles from './student-screen.module.css'

/** For a device that is not hers alone. */
export function LeaveDevice({ onLeft }: { onLeft: () => void }) {
  const [isProblem, setIsProblem] = useState(false)
  const { run, isPending } = useAction(async () => {
    setIsProblem(false)
    forgetShared()
    emptyOutbox()
    try {
      await leaveStudent()
      forgetStoredTexts(letterNames)
      onLeft()
    } catch {
      setIsProblem(true)
    }
  })
  return (
    <>
      <p>
        This browser remembers your link for 400 days. If others use it too, have it forget the
        link. What you have done stays on the device, and the link works again whenever you open it.
      </p>
      <Button onClick={run} aria-disabled={isPending}>
        Forget this link on this device
      </Button>
      {isProblem && (
        <p role="alert" className={styles.problem}>
          The server did not answer, so the link is still remembered. Please try again.
        </p>
      )}
    </>
  )
}
