'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { type AdminSession, accountPaths } from '../../contract/account.ts'
import { ask, messageOf } from '../client/studio-client.ts'
import { timeText } from '../students/time-text.ts'
import styles from './account.module.css'

interface SessionsProps {
  sessions: readonly AdminSession[]
  onChange(): Promise<void>
}

/** Where an admin is signed in, and the end of it. */
export function Sessions({ sessions, onChange }: SessionsProps) {
  const { isPending, problem, end } = useEnd(onChange)
  const hasOthers = sessions.some(({ isThis }) => !isThis)
  return (
    <section aria-labelledby="account-sessions">
      <h2 id="account-sessions" className={styles.heading}>
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
            {!isThis && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isPending}
                aria-label={`Sign out ${browser}`}
                onClick={() => end(accountPaths.session(id))}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      {hasOthers ? (
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isPending}
          onClick={() => end(accountPaths.sessions)}
        >
          Sign out everywhere else
        </Button>
      ) : (
        <p className={styles.hint}>You are signed in nowhere else.</p>
      )}
    </section>
  )
}

function useEnd(onChange: () => Promise<void>) {
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function end(path: string) {
    setIsPending(true)
    setProblem(null)
    try {
      await ask('DELETE', path)
    } catch (error) {
      setProblem(messageOf(error, 'The server did not answer. Try again.'))
    }
    await onChange()
    setIsPending(false)
  }
  return { isPending, problem, end }
}
