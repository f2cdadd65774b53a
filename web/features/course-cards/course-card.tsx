import type { CourseSummary } from '../../../cms/contract/course.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { later } from '../../router/later.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { UpdatedLine } from '../../ui/dates/updated-line.tsx'
import { Photograph } from '../../ui/photograph.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'
import styles from './course-card.module.css'
import { cardActionText, lessonCountText, levelAndLength } from './course-words.ts'

const CourseIcon = later(async () => (await import('./course-icon.tsx')).CourseIcon)

/** An index card of the catalogue: what decides, and one link, which the whole card follows. */
export function CourseCard({ course }: { course: CourseSummary }) {
  return (
    <article
      className={styles.card}
      data-category={course.category}
      data-active={course.isActive || undefined}
    >
      {course.cover && (
        <Photograph
          picture={course.cover}
          isOrnament
          sizes="(width < 44rem) 90vw, 26rem"
          loading="lazy"
          className={styles.picture}
        />
      )}
      <p className={styles.marks}>
        <span className={styles.icon}>
          <CourseIcon icon={course.icon} />
        </span>
        <Badge>{lessonCountText(course.lessons)}</Badge>
        {course.isActive && <Badge tone="active">Active</Badge>}
      </p>
      <h3 className={styles.name}>{course.name}</h3>
      <VoiceLine text={course.name} className={styles.voice} />
      <p className={styles.description}>{course.description}</p>
      {course.forWhom && <p className={styles.forWhom}>{course.forWhom}</p>}
      <p className={styles.category}>
        {course.category}
        <span className={styles.facts}>{levelAndLength(course)}</span>
      </p>
      {course.latestLessonDate && (
        <UpdatedLine date={course.latestLessonDate} className={styles.updated} />
      )}
      <SiteLink to={pagePaths.course(course.id)} className={styles.action}>
        {cardActionText(course.lessons)}
        <span className="visually-hidden">{` ${course.name}`}</span>
      </SiteLink>
    </article>
  )
}
