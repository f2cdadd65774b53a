import type { Payload, TypedUser } from 'payload'
import { countWaiting, waitingText } from '../../content/desk/count-waiting.ts'
import styles from './inbox-bar.module.css'

interface InboxBarProps {
  payload: Payload
  user?: TypedUser
}

/** Above the list of messages: how many wait, and all of them as a file. */
export async function InboxBar({ payload, user }: InboxBarProps) {
  const waiting = user ? await countWaiting(payload, user) : null
  return (
    <p className={styles.bar}>
      <span>{waiting?.unanswered ? waitingText(waiting) : 'Every message is answered'}</span>
      <a href="/studio/api/contact-messages/csv" download>
        Export as CSV
      </a>
    </p>
  )
}
