import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { MoreLessons } from '../../features/lesson-links/more-lessons.tsx'
import { partOfList } from '../../features/lesson-links/part-of-list.ts'
import { Objectives } from '../../features/objectives/objectives.tsx'
import { FinishedMark } from '../../features/progress/finished-mark.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ReadersDay } from '../../ui/dates/readers-day.tsx'
import styles from './lesson-cards.module.css'

const shownObjectives = 2

interface LessonCardsProps {
  courseId: number
  /** A part of its lessons, and perhaps the first of the next part. */
  read: readonly LessonListItem[]
}

export function LessonCards({ courseId, read }: LessonCardsProps) {
  const { shown, next } = partOfList(read)
  const path = pagePaths.viewLessons(courseId)
  return (
    <ul className={styles.grid}>
      {shown.map(drawCard)}
      <MoreLessons courseId={courseId} next={next} path={path} draw={drawCard} />
    </ul>
  )
}

const drawCard = (lesson: LessonListItem) => (
  <li key={lesson.id} className={styles.card}>
    <p className={styles.marks}>
      {`Lesson ${lesson.lessonNumber}`}
      <FinishedMark lessonId={lesson.id} />
      {lesson.isPremium && <Badge tone="warning">Premium</Badge>}
    </p>
    <h2 dir="auto" className={styles.title}>
      {lesson.title}
    </h2>
    <Objectives objectives={lesson.objectives} shown={shownObjectives} restLabel="more" />
    <p className={styles.created}>
      Created <ReadersDay date={lesson.createdAt} />
    </p>
    <SiteLink
      to={pagePaths.uploadedLesson(lesson.id)}
      className={buttonClass('plain', styles.action)}
    >
      View Lesson<span className="visually-hidden"> {lesson.title}</span>
    </SiteLink>
  </li>
)
