import type { CourseSummary } from '../../../cms/contract/course.ts'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import styles from './upload-lessons.module.css'

interface UploadedLessonsProps {
  lessons: readonly LessonAnswer[]
  courses: readonly CourseSummary[]
}

/** What was uploaded since the screen was opened, newest first, to look at. */
export function UploadedLessons({ lessons, courses }: UploadedLessonsProps) {
  if (lessons.length === 0) return null
  const nameOf = (id: number) => courses.find((course) => course.id === id)?.name ?? 'its course'
  return (
    <section className={styles.uploaded}>
      <h2>Just uploaded</h2>
      <ul>
        {lessons.map(({ id, title, lessonNumber, courseId }) => (
          <li key={id}>
            <a href={pagePaths.uploadedLesson(id)} target="_blank" rel="noopener">
              {title}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            {`, lesson ${lessonNumber} of ${nameOf(courseId)}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
