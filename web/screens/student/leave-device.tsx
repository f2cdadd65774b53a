import { useRef, useState } from 'react'
import { leaveStudent } from '../../data/student.ts'
import { forgetUnsent } from '../../features/letters/forget-unsent.ts'
import { emptyOutbox } from '../../passport/sharing/outbox.ts'
import { forgetShared, readShared } from '../../passport/sharing/shared-record.ts'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/use-action.ts'
import styles from './student-screen.module.css'

/** For a device that is not hers alone. */
export function LeaveDevice({ onLeft }: { onLeft: () => void }) {
  const [problem, setProblem] = useState<keyof typeof problemTexts>()
  const wasTold = useRef(false)
  const { run, isPending } = useAction(async () => {
    setProblem(undefined)
    // Who has been told what is lost goes all the same.
    if (!wasTold.current && !(await isAllSent())) {
      wasTold.current = true
      setProblem('unsent')
      return
    }
    try {
      await leaveStudent()
      forgetShared()
      emptyOutbox()
      forgetUnsent()
      onLeft()
    } catch {
      setProblem('unanswered')
    }
  })
  return (
    <>
      <p>
        This browser remembers your link for 400 days. If other people use it too, let it forget the
        link. What you have done stays on the device, and you can open the link again at any time.
      </p>
      <Button onClick={run} aria-disabled={isPending}>
        Forget this link on this device
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problemTexts[problem]}
        </p>
      )}
    </>
  )
}

const problemTexts = {
  unsent:
    'Some of what you did may not have reached your tutor yet, and it never will once the link is forgotten. Try again later, or press again to forget the link anyway.',
  unanswered: 'The server did not answer, so the link is still remembered. Please try again.',
}

/** What she agreed to send must not be lost with the link. What sends is fetched for her alone. */
async function isAllSent() {
  if (!readShared()?.agrees) return true
  try {
    const { sendWaiting } = await import('../../passport/sharing/send-waiting.ts')
    return await sendWaiting()
  } catch {
    return false
  }
}
