import { exerciseKinds, kindNames } from '../../../cms/contract/exercise-kinds.ts'
import { languageCodes, languageNames } from '../../../cms/contract/learner-languages.ts'
import { exerciseLimits } from '../../../cms/contract/limits.ts'
import { useIsOwner } from '../../data/admin.ts'
import { useStudentNames } from '../../data/homework.ts'
import { Field } from '../../ui/field.tsx'
import type { ExerciseDraft, TitledDraft } from './exercise-draft.ts'
import styles from './make-exercise.module.css'

interface ExerciseFieldsProps {
  draft: TitledDraft
  onChange: (part: Partial<ExerciseDraft>) => void
}

/** What an exercise has beside its words; all of it may stay as it is. */
export function ExerciseFields({ draft, onChange }: ExerciseFieldsProps) {
  const isOwner = useIsOwner() // for whom it is, only she knows and notes
  const { title, kinds, learnerLanguage, madeFor } = draft
  return (
    <div className={styles.fields}>
      <Field label="Title" hint="Your student reads it above the words.">
        {(control) => (
          <input
            {...control}
            value={title}
            maxLength={exerciseLimits.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <Field label="Student’s language">
        {(control) => (
          <select
            {...control}
            value={learnerLanguage}
            onChange={({ target }) =>
              onChange({
                learnerLanguage: languageCodes.find((code) => code === target.value) ?? '',
              })
            }
          >
            <option value="">Not specified</option>
            {languageCodes.map((code) => (
              <option key={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isOwner && <ExerciseStudent draft={draft} onChange={onChange} />}
      {isOwner && (
        <Field label="Made for" hint="A note for yourself. Students never see it.">
          {(control) => (
            <input
              {...control}
              value={madeFor}
              maxLength={exerciseLimits.madeFor}
              onChange={({ target }) => onChange({ madeFor: target.value })}
            />
          )}
        </Field>
      )}
      <details className={styles.kinds}>
        <summary>{`Kinds of exercise: ${kinds.length === exerciseKinds.length ? 'all' : kinds.length}`}</summary>
        <fieldset>
          <legend className="visually-hidden">Kinds of exercise</legend>
          {exerciseKinds.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                checked={kinds.includes(kind)}
                onChange={({ target: { checked } }) =>
                  onChange({
                    kinds: exerciseKinds.filter((one) =>
                      one === kind ? checked : kinds.includes(one),
                    ),
                  })
                }
              />
              {kindNames[kind]}
            </label>
          ))}
        </fieldset>
      </details>
    </div>
  )
}

/** To whom it is given; a tutor who has no students yet sends the link. */
function ExerciseStudent({ draft: { student }, onChange }: ExerciseFieldsProps) {
  const students = useStudentNames()
  const names = students.state === 'ready' ? students.data.students : []
  if (names.length === 0 && student === null) return null
  const hasNoLink = names.some(({ id, hasLink }) => id === student && !hasLink)
  return (
    <Field
      label="Give it to"
      hint={
        hasNoLink
          ? 'This student has no link yet. Make one on their page in the studio.'
          : 'It is on the student’s page as soon as it is published.'
      }
    >
      {(control) => (
        <select
          {...control}
          value={student ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ student: value === '' ? null : Number(value) })
          }
        >
          <option value="">Nobody: I will send the link</option>
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
