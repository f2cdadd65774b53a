import { useEffect, useId, useRef } from 'react'
import { Button } from '../button.tsx'
import styles from './confirm-dialog.module.css'

interface Choice<Value extends string> {
  value: Value
  label: string
  tone: 'main' | 'plain' | 'danger'
}

interface ConfirmDialogProps<Value extends string> {
  title: string
  text: string
  choices: readonly Choice<Value>[]
  /** Undefined where nothing is chosen: Cancel or Escape. */
  onClose: (chosen: Value | undefined) => void
}

/** Asks before something is done; open as long as it is drawn. The focus returns to where it was. */
export function ConfirmDialog<Value extends string>(props: ConfirmDialogProps<Value>) {
  const { title, text, choices, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.dialog}
      onClose={(event) => {
        const { returnValue } = event.currentTarget
        onClose(choices.find(({ value }) => value === returnValue)?.value)
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        {choices.map(({ value, label, tone }) => (
          <Button key={value} tone={tone} onClick={() => dialog.current?.close(value)}>
            {label}
          </Button>
        ))}
      </div>
    </dialog>
  )
}
