import { useEffect, useState } from 'react'
import type { History } from '../../passport/history.ts'
import { passport } from '../../passport/passport.ts'
import { whatIsNew } from '../../passport/what-is-new.ts'
import { Button } from '../../ui/button.tsx'
import styles from './my-progress-screen.module.css'

interface TakeInProps {
  /** What the sentence begins with, such as 'This file'. */
  what: string
  history: History
  /** Tells what came of it; null where nothing was taken in. */
  onDone: (done: string | null) => void
}

/** Says what a copy adds to what is here, and adds it when asked to. */
export function TakeIn({ what, history, onDone }: TakeInProps) {
  const [news, setNews] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    passport().then((open) => setNews(whatIsNew(open.history(), history)))
  }, [history])

  async function add() {
    const open = await passport()
    const outcome = await open.join(history)
    onDone(
      outcome === 'kept'
        ? 'Added. Nothing that was here before was changed.'
        : 'Added, but this browser keeps it only until you close the page.',
    )
  }

  if (news === undefined) return null
  return (
    <div className={styles.message}>
      <p role="status">{news ? `${what} ${news}.` : `${what} has nothing new.`}</p>
      <div className={styles.actions}>
        {news && (
          <Button tone="main" onClick={add}>
            Add to this device
          </Button>
        )}
        <Button tone="quiet" onClick={() => onDone(null)}>
          {news ? 'Leave it' : 'Close'}
        </Button>
      </div>
    </div>
  )
}
