'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import clsx from 'clsx'
import styles from './number-hint.module.css'
import { usePlaces } from './use-places.ts'

const general =
  'The lesson’s place in the course. If you leave it empty, it gets the next free number.'

/** Proposes the next number, and tells at once whose number a chosen one is. */
export function NumberHint() {
  const { id } = useDocumentInfo()
  const course = useFormFields(([fields]) => fields.course?.value)
  const number = useFormFields(([fields]) => fields.lessonNumber?.value)
  const others = usePlaces(course)?.filter((lesson) => lesson.id !== id)
  const next = Math.max(0, ...(others ?? []).map(({ lessonNumber }) => lessonNumber)) + 1
  const owner = others?.find(({ lessonNumber }) => lessonNumber === number)
  const isEmpty = number === undefined || number === null || number === ''
  return (
    <p className={clsx('field-description', owner && styles.taken)} aria-live="polite">
      {owner
        ? `Lesson ${owner.lessonNumber} is “${owner.title}”. Your changes are not saved until you choose another number. The next free one is ${next}.`
        : isEmpty && others
          ? `If you leave this empty, it becomes lesson ${next}, the next free number.`
          : general}
    </p>
  )
}
