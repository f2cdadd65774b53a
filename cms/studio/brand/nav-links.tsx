import { Link } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { isOwner } from '../../content/access/roles.ts'
import { countWaiting, waitingText } from '../../content/desk/count-waiting.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import styles from './nav.module.css'

interface NavProps {
  payload: Payload
  user?: TypedUser
}

/** Above the menu: the desk, and who waits for an answer. */
export async function NavTop({ payload, user }: NavProps) {
  const waiting = user && isOwner(user) ? await countWaiting(payload, user) : null
  return (
    <ul className={styles.links}>
      <li>
        <Link href={studioPaths.home} prefetch={false}>
          Your desk
        </Link>
      </li>
      {waiting && waiting.unanswered > 0 && (
        <li>
          <Link
            href={studioPaths.list('contact-messages')}
            prefetch={false}
            data-new={waiting.unread > 0 || undefined}
          >
            {waitingText(waiting)}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Below the menu: the ways out of the studio. They are no pages of it, hence plain links. */
export function NavBottom() {
  return (
    <ul className={styles.links} data-place="bottom">
      <li>
        <a href={pagePaths.admin}>Upload and manage lessons</a>
      </li>
      <li>
        <a href="/">See the site</a>
      </li>
    </ul>
  )
}
