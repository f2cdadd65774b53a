import type { CourseSummary } from '../../../cms/contract/course.ts'
import { useListedLessons } from '../../features/progress/listed-lessons.ts'
import { usePassport } from '../../passport/passport.ts'
import { Progress } from '../../ui/progress.tsx'
import styles from './certificate-screen.module.css'
import { practisedIn } from './device-practice.ts'

/** How much of the course this device has, once it has been looked up; it takes its place before. */
export function DeviceCount({ course }: { course: CourseSummary }) {
  const passport = usePassport()
  const listed = useListedLessons(course)
  const count =
    passport.state === 'ready'
      ? Math.min(course.lessons, practisedIn(passport, { id: course.id, listed }))
      : null
  return (
    <section aria-label="On this device" className={styles.count}>
      <p>
        {count === null
          ? 'Looking at what is on this device…'
          : `${count} of ${course.lessons === 1 ? '1 lesson' : `${course.lessons} lessons`} practised on this device`}
      </p>
      <Progress label="Lessons practised on this device" value={count ?? 0} max={course.lessons} />
    </section>
  )
}
