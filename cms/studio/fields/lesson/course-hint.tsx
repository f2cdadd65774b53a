'use client'
import { useFormFields } from '@payloadcms/ui'
import { draftCourse } from './lesson-completeness.ts'
import { useIsDraftCourse } from './use-is-draft-course.ts'

const general = 'The course that shows this lesson.'

/** Below the lesson's course: that nobody can open the lesson, where the course is a draft. */
export function CourseHint() {
  return <CourseNote course={useFormFields(([fields]) => fields.course?.value)} />
}

export function CourseNote({ course }: { course: unknown }) {
  const isDraft = useIsDraftCourse(course)
  return (
    <p className="field-description" aria-live="polite">
      {isDraft ? draftCourse : general}
    </p>
  )
}
