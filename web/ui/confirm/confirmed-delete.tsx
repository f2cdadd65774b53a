import { useState } from 'react'
import { Button } from '../button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './confirmed-delete.module.css'

interface ConfirmedDeleteProps {
  label: string
  tone?: 'quiet' | 'danger'
  /** What is asked, and what it means. */
  title: string
  text: string
  /** Rejects when nothing was deleted. */
  onDelete: () => Promise<void>
}

/** A button that asks once, deletes at the server, and says when that failed. */
export function ConfirmedDelete({
  label,
  tone = 'danger',
  title,
  text,
  onDelete,
}: ConfirmedDeleteProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'failed'>('idle')
  return (
    <>
      <Button tone={tone} onClick={() => setStep('asking')}>
        {label}
      </Button>
      {step === 'failed' && (
        <p role="alert" className={styles.problem}>
          The server did not answer, so nothing was deleted. Please try again.
        </p>
      )}
      {step === 'asking' && (
        <ConfirmDialog
          title={title}
          text={text}
          choices={[{ value: 'delete', label: 'Delete it', tone: 'danger' }]}
          onClose={(chosen) => {
            setStep('idle')
            if (chosen) onDelete().catch(() => setStep('failed'))
          }}
        />
      )}
    </>
  )
}
