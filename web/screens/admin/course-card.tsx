import { type ReactNode, useId } from 'react'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourseLessons } from '../../data/lessons.ts'
import { lessonCountText } from '../../features/course-cards/course-words.ts'
import { inLessonOrder } from '../../features/lesson-links/lesson-links.ts'
import { Badge } from '../../ui/badge.tsx'
import { LessonLines } from './lesson-lines.tsx'
import styles from './manage-lessons.module.css'
import { useIsNear } from './use-is-near.ts'

interface CourseCardProps {
  course: CourseSummary
  /** Its lessons come with the page; others are read when the card is nearly in sight. */
  isThereAtOnce: boolean
}

/** A course and its lessons. */
export function CourseCard({ course, isThereAtOnce }: CourseCardProps) {
  const { ref, isNear } = useIsNear<HTMLDivElement>(isThereAtOnce)
  const lessons = useCourseLessons(isNear ? course.id : null)
  const count = lessons.state === 'ready' ? lessons.data.length : course.lessons
  return (
    <CourseFrame course={course} note={lessonCountText(count)}>
      <div ref={ref}>
        {lessons.state === 'ready' && <LessonLines lessons={inLessonOrder(lessons.data)} />}
        {lessons.state === 'loading' && course.lessons > 0 && (
          <p className={styles.empty}>Loading lessons…</p>
        )}
        {lessons.state === 'loading' && course.lessons === 0 && <LessonLines lessons={[]} />}
        {(lessons.state === 'error' || lessons.state === 'missing') && (
          <p role="alert" className={styles.empty}>
            The lessons of this course could not be loaded. Please reload the page.
          </p>
        )}
      </div>
    </CourseFrame>
  )
}

interface CourseFrameProps {
  course: CourseSummary
  /** How many lessons it has, or how many of them are found. */
  note: string
  children: ReactNode
}

/** What stands above the lines of a course. */
export function CourseFrame({ course, note, children }: CourseFrameProps) {
  const id = useId()
  return (
    <section className={styles.course} aria-labelledby={id} data-category={course.category}>
      <header className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.name}>
          {course.name}
        </h2>
        <p className={styles.badges}>
          <Badge>{course.category}</Badge> <Badge>{note}</Badge>
        </p>
        <a
          href={pagePaths.course(course.id)}
          target="_blank"
          rel="noopener"
          className={styles.viewCourse}
        >
          View Course<span className="visually-hidden"> {course.name} (opens in a new tab)</span>
        </a>
        <p className={styles.description}>{course.description}</p>
      </header>
      {children}
    </section>
  )
}
