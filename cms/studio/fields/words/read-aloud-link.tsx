'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { pagePaths } from '../../../contract/page-paths.ts'
import { useIsOwner } from '../../client/use-is-owner.ts'
import checklist from '../lesson/lesson-checklist.module.css'
import styles from './read-aloud-link.module.css'

/** The way to the page on which the tutor reads the words of this document aloud. */
export function ReadAloudLink() {
  const { id, collectionSlug } = useDocumentInfo()
  const isOwner = useIsOwner()
  const address = useFormFields(([fields]) => fields.address?.value)
  const path =
    collectionSlug === 'exercises'
      ? typeof address === 'string' && address !== ''
        ? pagePaths.readExercise(address)
        : null
      : typeof id === 'number'
        ? pagePaths.readLesson(id)
        : null
  if (!isOwner) return null
  return (
    <section className={checklist.checklist} aria-labelledby="read-aloud">
      <h2 id="read-aloud" className={checklist.heading}>
        Your voice
      </h2>
      <p className={styles.text}>
        {path
          ? 'Learners hear the words as you say them. Save what you have written, then read it in one go.'
          : 'Once this is published, you can read its words aloud in one go.'}
      </p>
      {path && <a href={path}>Read the words aloud</a>}
    </section>
  )
}
