import { useState } from 'react'
import { deleteSent } from '../../data/student.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx'
import styles from './sharing.module.css'
import type { SharingProps } from './sharing-props.ts'

/** Deletes at the tutor's what was sent, after asking once. */
export function DeleteSent({ student, show }: SharingProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'failed'>('idle')
  return (
    <>
      <Button tone="danger" onClick={() => setStep('asking')}>
        Delete what was sent
      </Button>
      {step === 'failed' && (
        <p role="alert" className={styles.problem}>
          The server did not answer, so nothing was deleted. Please try again.
        </p>
      )}
      {step === 'asking' && (
        <ConfirmDialog
          title="Delete what was sent?"
          text="Your tutor can no longer see it then. What is on this device stays."
          choices={[{ value: 'delete', label: 'Delete it', tone: 'danger' }]}
          onClose={async (chosen) => {
            if (!chosen) return setStep('idle')
            try {
              await deleteSent()
              setStep('idle')
              show({ ...student, sent: 0 })
            } catch {
              setStep('failed')
            }
          }}
        />
      )}
    </>
  )
}
