'use client'
import { Button } from '@payloadcms/ui'
import styles from './draft-links-panel.module.css'

/** Stands in the place of the form while the lesson has no course, and leads to that field. */
export function ChooseCourseFirst({ onLeave }: { onLeave: () => void }) {
  function goToCourse() {
    onLeave()
    // The drawer gives the focus back to its button while it closes.
    setTimeout(focusCourse, drawerClosesMs)
  }

  return (
    <div className={styles.missing}>
      <p>
        This lesson has no course yet, and a lesson is shown inside its course. Choose one, then
        come back to make the link.
      </p>
      <Button margin={false} onClick={goToCourse}>
        Choose a course
      </Button>
    </div>
  )
}

const drawerClosesMs = 400

function focusCourse() {
  const input = document.querySelector<HTMLInputElement>('#field-course input')
  input?.scrollIntoView({ block: 'center' })
  input?.focus()
}
