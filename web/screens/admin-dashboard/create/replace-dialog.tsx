import { ConfirmDialog } from '../../../ui/confirm/confirm-dialog.tsx'
import type { Question } from './create-state.ts'

interface ReplaceDialogProps {
  question: Question
  onClose: (chosen: 'load' | 'keep' | undefined) => void
}

/** Asks before a template takes the place of what the tutor has written. */
export function ReplaceDialog({
  question: { template, mayKeepText },
  onClose,
}: ReplaceDialogProps) {
  return (
    <ConfirmDialog
      title="Replace your text?"
      text={`The ${template.name} will replace what you have written.`}
      choices={[...(mayKeepText ? [keep] : []), load]}
      onClose={onClose}
    />
  )
}

const keep = { value: 'keep', label: 'Keep my text', tone: 'plain' } as const
const load = { value: 'load', label: 'Load the template', tone: 'danger' } as const
