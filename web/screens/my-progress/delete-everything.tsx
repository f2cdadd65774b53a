import { useEffect, useRef, useState } from 'react'
import { deleteEverything, type WholeDeletion } from '../../passport/stored-things.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx'
import { forgetHeld } from '../../ui/stored-text/held-on-page.ts'
import styles from './my-progress-screen.module.css'

const deletedHash = '#deleted'

/** What the page itself still remembers goes with it. */
function startAfresh() {
  history.replaceState(null, '', deletedHash)
  location.reload()
}

type Step = 'idle' | 'asking' | 'deleting' | WholeDeletion

/** Deletes all that this site keeps on the device, after asking once. */
export function DeleteEverything() {
  const [step, setStep] = useState<Step>('idle')
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (location.hash !== deletedHash) return
    // Said once: a later reload has nothing to do with it.
    history.replaceState(history.state, '', location.pathname)
    setStep('deleted')
  }, [])
  useEffect(() => {
    // The page has come anew, and the button that was pressed with it.
    if (step === 'deleted') told.current?.focus()
  }, [step])
  return (
    <div className={styles.part}>
      <p>
        This deletes your progress, words, drafts, recordings and settings on this device. What you
        have saved as a file or moved to another device stays there.
      </p>
      <Button
        tone="danger"
        aria-disabled={step === 'deleting' || undefined}
        onClick={() => step !== 'deleting' && setStep('asking')}
      >
        {step === 'deleting' ? 'Deleting…' : 'Delete everything on this device'}
      </Button>
      {step === 'deleted' && (
        <p ref={told} tabIndex={-1} role="status" className={styles.message}>
          Everything has been deleted.
        </p>
      )}
      {step === 'link-kept' && (
        <p role="alert" className={styles.message} data-tone="problem">
          Everything on this device has been deleted. Your tutor’s link could not be forgotten
          without a connection: press the button again when you are online.
        </p>
      )}
      {step === 'refused' && (
        <p role="alert" className={styles.message} data-tone="problem">
          Not everything could be deleted. Close the other tabs of this site and try again.
        </p>
      )}
      {step === 'asking' && (
        <ConfirmDialog
          title="Delete everything?"
          text="This cannot be undone. Save a file first if you are not sure."
          choices={[{ value: 'delete', label: 'Delete everything', tone: 'danger' }]}
          onClose={async (chosen) => {
            if (!chosen) return setStep('idle')
            setStep('deleting')
            const outcome = await deleteEverything()
            forgetHeld() // the browser would ask for a recording before it loads the page anew
            // Without a connection the page could not be loaded anew.
            if (outcome === 'deleted') startAfresh()
            else setStep(outcome)
          }}
        />
      )}
    </div>
  )
}
