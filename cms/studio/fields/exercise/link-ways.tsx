'use client'
import { Button } from '@payloadcms/ui'
import { pagePaths } from '../../../contract/page-paths.ts'
import { useCopy } from '../../client/use-copy.ts'
import checklist from '../lesson/lesson-checklist.module.css'
import styles from './link-ways.module.css'

/** What to do with an exercise's link; where the browser refuses to copy, it stands there to be copied by hand. */
export function LinkWays({ address }: { address: string }) {
  const { uncopied, copy } = useCopy()
  const link = window.location.origin + pagePaths.exercise(address)

  return (
    <div className={styles.ways}>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => copy(link, 'The link has been copied. Paste it into a message.')}
      >
        Copy the link
      </Button>
      <a href={link} target="_blank" rel="noopener">
        Open as a learner<span className={checklist.state}> (opens in a new tab)</span>
      </a>
      {uncopied && (
        <label className={styles.byHand}>
          <span role="alert">
            This browser does not allow copying here. Select the link and copy it yourself.
          </span>
          <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </div>
  )
}
