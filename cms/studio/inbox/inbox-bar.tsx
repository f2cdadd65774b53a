import type { Payload, TypedUser } from 'payload'
import { countUnread, unreadText } from './count-unread.ts'
import styles from './inbox-bar.module.css'

interface InboxBarProps {
  payload: Payload
  user?: TypedUser
}

/** Above the list of messages: how many wait, and all of them as a file. */
export async function InboxBar({ payload, user }: InboxBarProps) {
  const unread = user ? await countUnread(payload, user) : 0
  return (
    <p className={styles.bar}>
      <span>{unread > 0 ? unreadText(unread) : 'Nothing unread'}</span>
      <a href="/studio/api/contact-messages/csv" download>
        Export as CSV
      </a>
    </p>
  )
}
