'use client'
import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ContactMessage } from '../../content/payload-types.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { isDone } from '../client/studio-client.ts'
import styles from './message-view.module.css'
import { useMessageStatus } from './use-message-status.ts'

type Status = ContactMessage['status']

interface MessageActionsProps {
  id: number
  storedStatus: Status
  replyTo: string
  /** Whether the site mails answers itself. */
  isMailed: boolean
}

const statusTexts: Record<Status, string> = {
  unread: 'Unread',
  read: 'Read, not answered yet',
  answered: 'Answered',
}

const inbox = studioPaths.list('contact-messages')
const deletion = 'delete-message'

/** What can be done with a message; to open it marks it as read. */
export function MessageActions({ id, storedStatus, replyTo, isMailed }: MessageActionsProps) {
  const router = useRouter()
  const { openModal } = useModal()
  const { status, mark } = useMessageStatus({
    id,
    storedStatus,
    onMarked: () => router.refresh(), // the count in the menu follows
    onRefused: () => toast.error('The message could not be marked. Please try again.'),
  })
  // The second click of a double click would press the button that the first one has put there.
  const markBy = (wanted: Status) => (event: { detail: number }) => {
    if (event.detail < 2) mark(wanted)
  }

  return (
    <div className={styles.actions}>
      <p role="status" className={styles.status} data-status={status}>
        {statusTexts[status]}
      </p>
      <Button
        el="anchor"
        url={replyTo}
        buttonStyle={isMailed ? 'secondary' : 'primary'}
        margin={false}
      >
        {isMailed ? 'Reply from your e-mail app' : 'Reply by e-mail'}
      </Button>
      <p className={styles.hint}>
        {isMailed
          ? 'If the site sends your answer, it marks the message as answered. If you reply from your e-mail app, mark it yourself.'
          : 'Opens your e-mail app with the message quoted. Mark the message as answered once you have sent your reply.'}
      </p>
      {status === 'answered' ? (
        <Button buttonStyle="secondary" margin={false} onClick={markBy('read')}>
          Mark as not answered
        </Button>
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={markBy('answered')}>
          Mark as answered
        </Button>
      )}
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={async () => {
          if (await mark('unread')) router.push(inbox)
        }}
      >
        Mark as unread
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={() => openModal(deletion)}>
        Delete
      </Button>
      <ConfirmationModal
        modalSlug={deletion}
        heading="Delete this message?"
        body="It will be deleted for good: messages do not go to the trash."
        confirmLabel="Delete"
        onConfirm={async () => {
          if (await isDone('DELETE', studioPaths.message(id))) router.push(inbox)
          else toast.error('The message could not be deleted. Please try again.')
        }}
      />
    </div>
  )
}
