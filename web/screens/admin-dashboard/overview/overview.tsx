import type { CourseSummary } from '../../../../cms/contract/course.ts'
import type { LessonListItem } from '../../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../../cms/contract/page-paths.ts'
import { studioPaths } from '../../../../cms/contract/studio-paths.ts'
import { lessonCountText } from '../../../features/course-cards/course-words.ts'
import { SiteLink } from '../../../router/site-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import styles from './overview.module.css'
import { recentLessons } from './recent-lessons.ts'

interface OverviewProps {
  courses: readonly CourseSummary[]
  /** Undefined until they are there. */
  lessons: readonly LessonListItem[] | undefined
  onPreview: (lessonId: number) => void
}

export function Overview({ courses, lessons, onPreview }: OverviewProps) {
  return (
    <div className={styles.overview}>
      <section aria-labelledby="courses-title">
        <h2 id="courses-title" className={styles.title}>
          Courses
        </h2>
        {courses.length === 0 && (
          <p>
            No courses yet. <a href={studioPaths.create('courses')}>Create the first course</a> in
            the studio.
          </p>
        )}
        <ul className={styles.courses}>
          {courses.map((course) => (
            <CourseEntry key={course.id} course={course} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="recent-title">
        <h2 id="recent-title" className={styles.title}>
          Recent Lessons
        </h2>
        {lessons === undefined && <Loading text="Loading lessons…" />}
        {lessons?.length === 0 && (
          <p>No lessons yet. Create the first one in the Create Lesson tab.</p>
        )}
        <ol className={styles.recent}>
          {recentLessons(lessons ?? []).map((lesson) => (
            <RecentLesson key={lesson.id} lesson={lesson} onPreview={onPreview} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function CourseEntry({ course }: { course: CourseSummary }) {
  return (
    <li className={styles.course} data-category={course.category}>
      <h3 className={styles.name}>
        <SiteLink to={pagePaths.course(course.id)} className={styles.nameLink}>
          {course.name}
        </SiteLink>
      </h3>
      <p className={styles.description}>{course.description}</p>
      <p className={styles.facts}>
        <span className={styles.category}>{course.category}</span>
        <span>{`Level ${course.difficulty}`}</span>
        <span>{lessonCountText(course.lessons)}</span>
      </p>
    </li>
  )
}

interface RecentLessonProps {
  lesson: LessonListItem
  onPreview: (lessonId: number) => void
}

function RecentLesson({ lesson, onPreview }: RecentLessonProps) {
  return (
    <li className={styles.lesson}>
      <div className={styles.lessonText}>
        <h3 className={styles.lessonTitle}>
          {lesson.title} {lesson.isPremium && <Badge tone="warning">Premium</Badge>}
        </h3>
        <p
          className={styles.place}
        >{`Lesson ${lesson.lessonNumber} · Course ${lesson.courseId}`}</p>
      </div>
      <Button onClick={() => onPreview(lesson.id)}>
        Preview<span className="visually-hidden"> {lesson.title}</span>
      </Button>
    </li>
  )
}
