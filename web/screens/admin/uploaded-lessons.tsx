import type { CourseSummary } from '../../../cms/contract/course.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { XRayReport } from '../../features/x-ray/x-ray-report.tsx'
import { LeftOut } from './left-out.tsx'
import styles from './upload-lessons.module.css'
import type { Uploaded } from './uploaded.ts'

interface UploadedLessonsProps {
  lessons: readonly Uploaded[]
  courses: readonly CourseSummary[]
}

/** What was uploaded since the page was loaded, newest first, to look at. */
export function UploadedLessons({ lessons, courses }: UploadedLessonsProps) {
  if (lessons.length === 0) return null
  const nameOf = (id: number) => courses.find((course) => course.id === id)?.name ?? 'its course'
  return (
    <section className={styles.uploaded} aria-labelledby="just-uploaded">
      <h2 id="just-uploaded">Just uploaded</h2>
      <ul>
        {lessons.map(({ lesson: { id, title, lessonNumber, courseId }, leftOut }) => (
          <li key={id}>
            <a href={pagePaths.uploadedLesson(id)} target="_blank" rel="noopener">
              {title}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            {`, lesson ${lessonNumber} of ${nameOf(courseId)}`}
            <LeftOut names={leftOut} />
            <XRayReport lessonId={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}
