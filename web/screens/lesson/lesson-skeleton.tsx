import { Page } from '../../ui/page.tsx'
import styles from './lesson-skeleton.module.css'

/** The shape of a lesson while it is on its way. */
export function LessonSkeleton() {
  return (
    <Page>
      <p role="status" className="visually-hidden">
        Loading lesson...
      </p>
      <div aria-hidden="true" className={styles.skeleton}>
        <span data-part="title" />
        <span data-part="tabs" />
        <span />
        <span />
        <span />
      </div>
    </Page>
  )
}
