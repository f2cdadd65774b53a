import type { CourseSummary } from '../../../../cms/contract/course.ts'
import { isWhole } from '../../../../cms/contract/lesson-rules.ts'
import { useSessionCheck } from '../../../data/admin.ts'
import { useLesson } from '../../../data/lessons.ts'
import { EmptyChair } from '../../../pictures/empty-chair.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LessonPreview } from './lesson-preview.tsx'

interface PreviewTabProps {
  /** Null until a lesson is chosen. */
  lessonId: number | null
  courses: readonly CourseSummary[]
}

export function PreviewTab({ lessonId, courses }: PreviewTabProps) {
  const lesson = useLesson(lessonId)
  if (lessonId === null) {
    return (
      <Notice
        level={2}
        title="No lesson selected"
        text="Pick a lesson from the Overview or Management tab to preview it here."
        picture={<EmptyChair />}
      />
    )
  }
  if (lesson.state === 'loading') return <Loading text="Loading lesson…" />
  if (lesson.state === 'error')
    return <LoadError level={2} title="The lesson could not be loaded" />
  if (lesson.state === 'missing' || !isWhole(lesson.data)) return <NoLessonData />
  const course = courses.find(({ id }) => id === lesson.data.courseId)
  return <LessonPreview lesson={lesson.data} courseName={course?.name} />
}

/** A lesson that is not there, or that is told to admins alone after the session has ended. */
function NoLessonData() {
  const isChecking = useSessionCheck()
  if (isChecking) return <Loading text="Loading lesson…" />
  return (
    <Notice
      level={2}
      title="No lesson data found"
      text="The lesson may have been deleted. Pick another one from the Overview or Management tab."
    />
  )
}
