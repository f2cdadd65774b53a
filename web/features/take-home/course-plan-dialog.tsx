import type { LessonSummary } from '../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { sessionMinutes, WeekPlanDialog } from './week-plan/week-plan-dialog.tsx'

/** More do not come into one file: a calendar shall not be full for years. */
const mostPlannedLessons = 20

export interface CoursePlanDialogProps {
  course: { id: number; slug: string }
  /** The lessons that are open and not finished, in their order. */
  lessons: readonly LessonSummary[]
  onClose: () => void
}

/** A plan for what is left of a course. */
export function CoursePlanDialog({ course, lessons, onClose }: CoursePlanDialogProps) {
  const planned = lessons.slice(0, mostPlannedLessons)
  return (
    <WeekPlanDialog
      title="Plan this course"
      text={textOf(planned.length, lessons.length)}
      lessons={planned.map(({ id, title, lessonNumber, hasHtmlContent }) => ({
        id,
        title,
        path: hasHtmlContent
          ? pagePaths.uploadedLesson(id)
          : pagePaths.lesson(course.slug, lessonNumber),
        isUploaded: hasHtmlContent,
      }))}
      fileName={`course-${course.id}-plan.ics`}
      onClose={onClose}
    />
  )
}

function textOf(count: number, all: number): string {
  const lessons = count === 1 ? 'One lesson' : `${count} lessons`
  const which = all > count ? `The next ${count} lessons` : lessons
  return `${which} in five sessions${count === 1 ? '' : ' each'}, ${sessionMinutes} minutes a session, starting tomorrow.`
}
