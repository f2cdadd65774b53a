import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourseListed } from '../../data/courses.ts'
import { useLesson } from '../../data/lessons.ts'
import { dataOf } from '../../data/use-read.ts'
import type { LessonProgress } from '../../passport/computed.ts'
import { SiteLink } from '../../router/site-link.tsx'
import styles from './continue-link.module.css'
import { uploadedStage } from './uploaded-stage.ts'

/** Leads to the lesson and the stage in which something was done last. */
export function ContinueLink({ progress }: { progress: LessonProgress }) {
  const lesson = dataOf(useLesson(progress.lessonId))
  const course = dataOf(useCourseListed(lesson?.courseId ?? null))?.[0]
  // It may have been deleted meanwhile, or not be open yet.
  if (!lesson || !course) return null
  const { id, lessonNumber, title } = lesson
  const stage = progress.stage === '' ? '' : `?tab=${progress.stage}`
  const to =
    progress.stage === uploadedStage
      ? pagePaths.uploadedLesson(id)
      : pagePaths.lesson(course.slug, lessonNumber) + stage
  return (
    <div className={styles.space}>
      <SiteLink to={to} className={styles.link}>
        <span className={styles.label}>
          Continue<span className={styles.where}> where you stopped</span>
        </span>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
      </SiteLink>
    </div>
  )
}
