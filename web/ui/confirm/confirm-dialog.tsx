import { useId, useRef } from 'react'
import { Button } from '../button.tsx'
import { Dialog, DialogActions } from '../dialog.tsx'

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

/** Asks before something is done. */
export function ConfirmDialog<Value extends string>(props: ConfirmDialogProps<Value>) {
  const { title, text, choices, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  return (
    <Dialog
      ref={dialog}
      title={title}
      tone="signal"
      role="alertdialog"
      aria-describedby={id}
      onClose={(event) => {
        const { returnValue } = event.currentTarget
        onClose(choices.find(({ value }) => value === returnValue)?.value)
      }}
    >
      <p id={id}>{text}</p>
      <DialogActions>
        <Button tone="quiet" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        {choices.map(({ value, label, tone }) => (
          <Button key={value} tone={tone} onClick={() => dialog.current?.close(value)}>
            {label}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  )
}
