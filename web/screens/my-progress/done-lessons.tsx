import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourses } from '../../data/courses.ts'
import { useCourseLessons, useLesson } from '../../data/lessons.ts'
import { dataOf } from '../../data/use-read.ts'
import { lessonsOf, percentOf } from '../../features/progress/finished-lessons.ts'
import { FinishedMark } from '../../features/progress/finished-mark.tsx'
import type { LessonProgress, ReadyPassport } from '../../passport/computed.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { formatDay } from '../../ui/dates/format-date.ts'
import { Progress } from '../../ui/progress.tsx'
import styles from './my-progress-screen.module.css'

/** What was begun and finished, course by course, the newest first. */
export function DoneLessons({ passport }: { passport: ReadyPassport }) {
  const lessons = [...passport.lessons.values()].sort((a, b) => (a.newest > b.newest ? -1 : 1))
  const courseIds = [...new Set(lessons.map(({ courseId }) => courseId))]
  return courseIds.map((id) => (
    <CourseDone
      key={id}
      courseId={id}
      lessons={lessons.filter(({ courseId }) => courseId === id)}
      all={lessons}
    />
  ))
}

/** What stands in a name's place. */
const namelessCourse = {
  loading: 'A course',
  error: 'The name of this course did not load',
  missing: 'A course that is no longer here',
  ready: 'A course that is no longer here',
} as const
const namelessLesson = {
  loading: 'A lesson',
  error: 'The name of this lesson did not load',
  missing: 'A lesson that is no longer here',
  ready: 'A lesson that is no longer here',
} as const

interface CourseDoneProps {
  courseId: number
  /** What was done while they stood in it. */
  lessons: readonly LessonProgress[]
  /** What was done in any course. */
  all: readonly LessonProgress[]
}

function CourseDone({ courseId, lessons, all }: CourseDoneProps) {
  const courses = useCourses()
  const course = dataOf(courses)?.find(({ id }) => id === courseId)
  const listed = useCourseLessons(courseId)
  const titles = new Map(dataOf(listed)?.map(({ id, title }) => [id, title]))
  const known = { id: courseId, listed: dataOf(listed)?.map(({ id }) => id) ?? null }
  const finished = lessonsOf(all, known).filter((lesson) => lesson.finished).length
  return (
    <section className={styles.course} aria-label={course?.name ?? namelessCourse[courses.state]}>
      <h3>
        {course ? (
          <SiteLink to={pagePaths.course(courseId)}>{course.name}</SiteLink>
        ) : (
          namelessCourse[courses.state]
        )}
      </h3>
      {course && (
        <>
          <p className={styles.count}>
            {`${Math.min(finished, course.lessons)}/${course.lessons} lessons completed · ${percentOf(Math.min(finished, course.lessons), course.lessons)}%`}
          </p>
          <Progress label={`Progress in ${course.name}`} value={finished} max={course.lessons} />
        </>
      )}
      <ul className={styles.lessons}>
        {lessons.map((lesson) => (
          <LessonDone
            key={lesson.lessonId}
            lesson={lesson}
            title={titles.get(lesson.lessonId)}
            listed={listed.state}
          />
        ))}
      </ul>
    </section>
  )
}

interface LessonDoneProps {
  lesson: LessonProgress
  /** As its course has it; undefined where it does not stand there now. */
  title: string | undefined
  /** How far it is known which lessons stand there. */
  listed: keyof typeof namelessLesson
}

function LessonDone({ lesson, title: titleHere, listed }: LessonDoneProps) {
  const { lessonId, finished, tries, lastAt } = lesson
  const isElsewhere = titleHere === undefined && (listed === 'ready' || listed === 'missing')
  // The tutor may have moved it to another course.
  const moved = useLesson(isElsewhere ? lessonId : null)
  const title = titleHere ?? dataOf(moved)?.title
  const nameless = namelessLesson[isElsewhere ? moved.state : listed]
  return (
    <li>
      <FinishedMark lessonId={lessonId} />
      <p dir="auto" className={styles.title}>
        {title === undefined ? (
          (finished?.title ?? nameless)
        ) : (
          <SiteLink to={pagePaths.uploadedLesson(lessonId)}>{title}</SiteLink>
        )}
      </p>
      <p className={styles.note}>
        {finished ? `Finished on ${formatDay(finished.at)}` : `Last opened on ${formatDay(lastAt)}`}
      </p>
      {tries.length > 0 && (
        <p className={styles.note}>
          {`Quiz: ${tries.map(({ at, right, total }) => `${right} of ${total} on ${formatDay(at)}`).join(', ')}`}
        </p>
      )}
    </li>
  )
}
