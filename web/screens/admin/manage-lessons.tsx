import type { CourseSummary } from '../../../cms/contract/course.ts'
import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { coursePath, lessonCountText } from '../../features/course-cards/course-words.ts'
import { inLessonOrder } from '../../features/lesson-links/lesson-links.ts'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LessonRow } from './lesson-row.tsx'
import styles from './manage-lessons.module.css'

interface ManageLessonsProps {
  courses: readonly CourseSummary[]
  lessons: readonly LessonListItem[]
}

/** One card a course, one line a lesson. */
export function ManageLessons({ courses, lessons }: ManageLessonsProps) {
  if (courses.length === 0) {
    return (
      <Notice level={2} title="No courses yet" text="Create the first course in the studio.">
        <a href="/studio">Open the studio</a>
      </Notice>
    )
  }
  return courses.map((course) => (
    <CourseLessons
      key={course.id}
      course={course}
      lessons={inLessonOrder(lessons.filter(({ courseId }) => courseId === course.id))}
    />
  ))
}

interface CourseLessonsProps {
  course: CourseSummary
  lessons: readonly LessonListItem[]
}

function CourseLessons({ course, lessons }: CourseLessonsProps) {
  return (
    <section className={styles.course}>
      <h2 className={styles.name}>
        {course.name} <Badge>{course.category}</Badge>{' '}
        <Badge>{lessonCountText(lessons.length)}</Badge>
      </h2>
      <p>{course.description}</p>
      <p>
        <a href={coursePath(course.id)} target="_blank" rel="noopener">
          View Course<span className="visually-hidden"> {course.name} (opens in a new tab)</span>
        </a>
      </p>
      {lessons.length === 0 ? (
        <p className={styles.empty}>No lessons uploaded yet</p>
      ) : (
        <ul className={styles.lessons}>
          {lessons.map((lesson) => (
            <LessonRow key={lesson.id} lesson={lesson} />
          ))}
        </ul>
      )}
    </section>
  )
}
