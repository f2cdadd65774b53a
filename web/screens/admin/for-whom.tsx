import type { Ref } from 'react'
import { studioPaths } from '../../../cms/contract/studio-paths.ts'
import { useStudentNames } from '../../data/homework.ts'
import { Field } from '../../ui/field.tsx'
import type { Choice } from './stored-choice.ts'
import styles from './upload-lessons.module.css'

interface ForWhomProps {
  choice: Choice
  isDisabled: boolean
  /** Why no homework can be given. */
  error: string | undefined
  selectRef: Ref<HTMLSelectElement>
  onChange: (part: Partial<Choice>) => void
}

/** A lesson for everyone stands in a course; homework is for one student and stands in none. */
export function ForWhom(props: ForWhomProps) {
  const { choice, isDisabled, onChange } = props
  const { isForOne } = choice
  return (
    <>
      <fieldset className={styles.forWhom} disabled={isDisabled}>
        <legend>For whom</legend>
        {[false, true].map((forOne) => (
          <label key={String(forOne)}>
            <input
              type="radio"
              name="for-whom"
              checked={isForOne === forOne}
              onChange={() => onChange({ isForOne: forOne })}
            />
            <span>
              {forOne ? 'For one student' : 'For everyone'}
              <span className={styles.hint}>
                {forOne
                  ? 'Homework: only this student can open it, with their link. It is not part of a course.'
                  : 'Published at once, as the next lesson of a course.'}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {isForOne && <StudentSelect {...props} />}
    </>
  )
}

function StudentSelect({ choice, isDisabled, error, selectRef, onChange }: ForWhomProps) {
  const students = useStudentNames()
  if (students.state === 'error') {
    return <p role="alert">Your students could not be loaded. Please reload the page.</p>
  }
  const names = students.state === 'ready' ? students.data.students : []
  if (students.state === 'ready' && names.length === 0) {
    return (
      <p>
        You have no students yet. <a href={studioPaths.create('students')}>Make the first one</a>,
        then come back.
      </p>
    )
  }
  const chosen = names.find(({ id }) => id === choice.studentId)
  return (
    <Field
      label="Student"
      error={error}
      hint={
        chosen && !chosen.hasLink
          ? 'This student has no link yet. Make one on their page in the studio, so that it can be opened.'
          : undefined
      }
    >
      {(control) => (
        <select
          {...control}
          ref={selectRef}
          value={choice.studentId ?? ''}
          disabled={isDisabled}
          onChange={({ target }) =>
            onChange({ studentId: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">Select a student</option>
          {names.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
