import type { Ref } from 'react'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { Field } from '../../ui/field.tsx'

interface CourseSelectProps {
  label: string
  courses: readonly CourseSummary[]
  /** Null while none is chosen. */
  courseId: number | null
  onChoose: (courseId: number | null) => void
  isDisabled?: boolean
  error?: string | undefined
  ref?: Ref<HTMLSelectElement>
}

/** Chooses one of the tutor's courses, each shown with its category (spec §2). */
export function CourseSelect(props: CourseSelectProps) {
  const { label, courses, courseId, onChoose, isDisabled = false, error, ref } = props
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select
          {...control}
          ref={ref}
          value={courseId ?? ''}
          disabled={isDisabled}
          onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Select a course</option>
          {courses.map(({ id, name, category }) => (
            <option key={id} value={id}>
              {name} ({category})
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
