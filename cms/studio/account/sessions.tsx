'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { type AdminSession, accountPaths, ownPasswordLabel } from '../../contract/account.ts'
import { ask, untilGone } from '../client/studio-client.ts'
import { timeText } from '../students/time-text.ts'
import styles from './account.module.css'
import { AskOnce } from './ask-once.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

interface SessionsProps {
  sessions: readonly AdminSession[]
  onChange(): Promise<void>
}

/** Where an admin is signed in, and the end of it, for which she types her password once more. */
export function Sessions({ sessions, onChange }: SessionsProps) {
  /** The id of the session that is to end, or `others`. */
  const [leaving, setLeaving] = useState<string | null>(null)
  const hasOthers = sessions.some(({ isThis }) => !isThis)
  const leave = () => setLeaving(null)
  const { heading, button } = useReturnedFocus(leaving)
  async function end(currentPassword: string) {
    await untilGone(
      ask('POST', accountPaths.endSessions, { json: { session: leaving, currentPassword } }),
    )
    await onChange()
    leave()
  }
  return (
    <section aria-labelledby="account-sessions">
      <h2 id="account-sessions" ref={heading} tabIndex={-1} className={styles.heading}>
        Where you are signed in
      </h2>
      <ul className={styles.list}>
        {sessions.map(({ id, browser, since, lastSeen, isThis }) => (
          <li key={id} className={styles.line}>
            <div>
              <strong>{browser}</strong>
              {isThis && <span className={styles.mark}>this browser</span>}
              <p className={styles.hint}>
                Since {timeText(since)}
                {!isThis && lastSeen && `, last seen ${timeText(lastSeen)}`}
              </p>
            </div>
            {!isThis && leaving !== id && (
              <Button
                ref={button(id)}
                buttonStyle="secondary"
                size="small"
                margin={false}
                aria-label={`Sign out ${browser}`}
                onClick={() => setLeaving(id)}
              >
                Sign out
              </Button>
            )}
            {leaving === id && <AskOnce {...password} done="Sign out" send={end} leave={leave} />}
          </li>
        ))}
      </ul>
      {!hasOthers && <p className={styles.hint}>You are not signed in anywhere else.</p>}
      {leaving === 'others' && (
        <AskOnce {...password} done="Sign out everywhere else" send={end} leave={leave} />
      )}
      {hasOthers && leaving !== 'others' && (
        <Button
          ref={button('others')}
          buttonStyle="secondary"
          margin={false}
          onClick={() => setLeaving('others')}
        >
          Sign out everywhere else
        </Button>
      )}
    </section>
  )
}

const password = { label: ownPasswordLabel, kind: 'password' } as const
