import { type Course, CourseFileKind } from '../../../cms/contract/course.ts'
import { useCourse } from '../../data/courses.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { FileCard } from './file-card.tsx'
import styles from './file-manager.module.css'
import { useCourseFiles } from './use-course-files.ts'

export function CourseFiles({ courseId }: { courseId: number }) {
  const course = useCourse(courseId)
  if (course.state === 'loading') return <Loading text="Loading course files…" />
  if (course.state === 'ready') return <FilesForm course={course.data} />
  return <LoadError level={2} title="The course files could not be loaded" />
}

/** The two files; an absent one is written here, a present one is read-only until deleted (spec §4). */
function FilesForm({ course }: { course: Course }) {
  const { files, problem, isPending, submit, forgetProblem } = useCourseFiles(course)
  return (
    <form noValidate onSubmit={submit} className={styles.files}>
      {CourseFileKind.options.map((kind) => (
        <FileCard
          key={kind}
          courseId={course.id}
          kind={kind}
          {...files[kind]}
          isPending={isPending}
          onDeleted={forgetProblem}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" tone="main" aria-disabled={isPending}>
          {isPending ? 'Saving...' : 'Save Course Files'}
        </Button>
        <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      </div>
    </form>
  )
}
