import { useDeleteSent } from '../../data/student.ts'
import { ConfirmedDelete } from '../../ui/confirm/confirmed-delete.tsx'
import type { SharingProps } from './sharing-props.ts'

/** Deletes at the tutor's what was sent, after asking once. */
export function DeleteSent({ student, show }: SharingProps) {
  const deleteSent = useDeleteSent()
  return (
    <ConfirmedDelete
      label="Delete what was sent"
      title="Delete what was sent?"
      text="Your tutor will no longer be able to see it. What is on this device stays."
      onDelete={async () => {
        await deleteSent()
        show({ ...student, sent: 0 })
      }}
    />
  )
}
