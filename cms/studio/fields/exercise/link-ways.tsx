'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { pagePaths } from '../../../contract/page-paths.ts'
import checklist from '../lesson/lesson-checklist.module.css'
import styles from './link-ways.module.css'

/** What to do with an exercise's link; where the browser refuses to copy, it stands there to be copied by hand. */
export function LinkWays({ address }: { address: string }) {
  const [isRefused, setIsRefused] = useState(false)
  const link = window.location.origin + pagePaths.exercise(address)

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setIsRefused(false)
      toast.success('The link has been copied. Paste it into a message.')
    } catch {
      setIsRefused(true)
    }
  }

  return (
    <div className={styles.ways}>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={copy}>
        Copy the link
      </Button>
      <a href={link} target="_blank" rel="noopener">
        Open as a learner<span className={checklist.state}> (opens in a new tab)</span>
      </a>
      {isRefused && (
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
