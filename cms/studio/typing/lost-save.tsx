'use client'
import { useForm } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import styles from './newer-save.module.css'

/** As long as a draft that saves itself has not reached the site: Payload's own words go after seconds. */
export function LostSave() {
  const { formRef } = useForm()
  return createPortal(
    <div className={styles.told}>
      <p role="alert">
        Not saved yet. What you type stays here, and is saved automatically as soon as the site
        answers again.
      </p>
    </div>,
    formRef.current,
  )
}
