import { useEffect, useState } from 'react'
import { emptyOutbox } from '../../passport/sharing/outbox.ts'
import {
  canKeepShared,
  forgetShared,
  givenTo,
  readShared,
  type SharedRecord,
  writeShared,
} from '../../passport/sharing/shared-record.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { Agreed } from './agreed.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import styles from './sharing.module.css'
import type { SharingProps } from './sharing-props.ts'

/** What this device knows of her consent; another student's is not hers, and is forgotten. */
function sharedOf(id: number): SharedRecord | null {
  const known = readShared()
  if (known?.student === undefined || known.student === id) return known
  forgetShared()
  emptyOutbox()
  return null
}

/**
 * Whether what she does here is sent to her tutor. She is asked once on each device; what holds is
 * what both the device and the server know (decision 110).
 */
export function Sharing({ student, show }: SharingProps) {
  const [record, setRecord] = useState<SharedRecord | null>()
  const focus = useKeptFocus<HTMLDivElement>()
  const isSent = record?.agrees === true && student.consentedAt !== null

  useEffect(() => {
    const known = sharedOf(student.id)
    setRecord(known)
    // The tutor may have given her more since.
    if (known?.agrees) {
      writeShared({ ...known, ...givenTo(student) })
    }
  }, [student])

  const reread = () => setRecord(readShared())
  if (record === undefined) return null
  if (!canKeepShared()) {
    return (
      <p>
        Nothing. This browser cannot save anything for this site, so nothing can be sent from here.
        Everything else works.
      </p>
    )
  }
  return (
    <div className={styles.sharing} {...focus}>
      {isSent ? (
        <Agreed student={student} show={show} onStopped={reread} />
      ) : (
        <ConsentQuestion
          student={student}
          show={show}
          wasAsked={record !== null}
          onAnswered={reread}
        />
      )}
    </div>
  )
}
