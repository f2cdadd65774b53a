'use client'
import { useState } from 'react'
import styles from './picture-address.module.css'

/**
 * The chosen picture below its field, or words in its place where it does not come: an earlier version
 * that was restored may name a picture that has been deleted since. A key per address begins anew.
 */
export function ShownPicture({ address }: { address: string }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) {
    return (
      <p className={styles.status}>
        This picture cannot be shown. If it has been deleted, visitors do not see it either: choose
        another one, or remove it.
      </p>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: the file has its sizes already
    <img
      ref={(image) => {
        // One that failed before this page's script ran tells nobody any more.
        if (image?.complete && image.naturalWidth === 0) setIsMissing(true)
      }}
      src={address}
      alt="What you chose"
      className={styles.picture}
      onError={() => setIsMissing(true)}
    />
  )
}
