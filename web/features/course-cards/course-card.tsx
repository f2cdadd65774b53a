import type { CourseSummary } from '../../../cms/contract/course.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { UpdatedLine } from '../../ui/dates/updated-line.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'
import styles from './course-card.module.css'
import { CourseIcon } from './course-icon.tsx'
import { cardActionText, lessonCountText } from './course-words.ts'

/** An index card of the catalogue; the whole card leads to the course and says its name. */
export function CourseCard({ course }: { course: CourseSummary }) {
  const to = pagePaths.course(course.id)
  return (
    <article
      className={styles.card}
      data-category={course.category}
      data-active={course.isActive || undefined}
    >
      <p className={styles.marks}>
        <CourseIcon icon={course.icon} />
        <Badge>{lessonCountText(course.lessons)}</Badge>
        {course.isActive && <Badge tone="active">Active</Badge>}
      </p>
      <h3 className={styles.name}>
        <SiteLink to={to} className={styles.cover}>
          {course.name}
        </SiteLink>
      </h3>
      <VoiceLine text={course.name} className={styles.voice} />
      <p className={styles.description}>{course.description}</p>
      <p className={styles.category}>{course.category}</p>
      {course.latestLessonDate && (
        <UpdatedLine date={course.latestLessonDate} className={styles.updated} />
      )}
      <SiteLink to={to} className={styles.action}>
        {cardActionText(course.lessons)}
        <span className="visually-hidden"> {course.name}</span>
      </SiteLink>
    </article>
  )
}
