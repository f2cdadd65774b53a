import { useCallback, useEffect, useState } from 'react'
import type { History } from '../../passport/history.ts'
import { passport } from '../../passport/passport.ts'
import { whatIsNew } from '../../passport/what-is-new.ts'
import { Button } from '../../ui/button.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import styles from './my-progress-screen.module.css'

interface TakeInProps {
  /** What the sentence begins with, such as 'This file'. */
  what: string
  history: History
  /** Tells what came of it; null where nothing was taken in. */
  onDone: (done: string | null) => void
  /** Tests let it fail. */
  openPassport?: typeof passport
}

/** Says what a copy adds to what is here, and adds it when asked to. */
export function TakeIn({ what, history, onDone, openPassport = passport }: TakeInProps) {
  const [news, setNews] = useState<string | null | undefined>(undefined)
  const [failures, setFailures] = useState(0)
  const focus = useKeptFocus<HTMLDivElement>()

  const compare = useCallback(
    () =>
      openPassport().then(
        (open) => setNews(whatIsNew(open.history(), history)),
        () => setFailures((before) => before + 1),
      ),
    [openPassport, history],
  )
  useEffect(() => {
    void compare()
  }, [compare])

  async function add() {
    const open = await openPassport()
    const outcome = await open.join(history)
    onDone(
      outcome === 'kept'
        ? 'Added. Nothing that was here before was changed.'
        : 'Added, but this browser keeps it only until you close the page.',
    )
  }

  if (news === undefined && failures === 0) return null
  return (
    <div className={styles.message} {...focus}>
      {/* Said anew where it fails again. */}
      {news === undefined && <NotCompared key={failures} onAgain={compare} />}
      {news !== undefined && (
        <>
          <p role="status">
            {news ? `${what} ${news}.` : `${what} has nothing that is not here already.`}
          </p>
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
        </>
      )}
    </div>
  )
}

/** There is no way to leave it: a link from another device works once, and has been used. */
function NotCompared({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <p role="alert" className={styles.message} data-tone="problem">
        The progress of this device could not be read, so nothing has been added yet. Check your
        connection, then try again.
      </p>
      <div className={styles.actions}>
        <Button tone="main" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </>
  )
}
