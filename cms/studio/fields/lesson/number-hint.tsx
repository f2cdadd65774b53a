'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import clsx from 'clsx'
import styles from './number-hint.module.css'
import { usePlaces } from './use-places.ts'

const general =
  'The lesson’s place in the course. If you leave it empty, it gets the next free number.'

/**
 * Proposes the next number, and tells at once whose number a chosen one is; one that nobody chose
 * gives way in another course (`keepNumber`).
 */
export function NumberHint() {
  const { id, savedDocumentData: saved } = useDocumentInfo()
  const course = useFormFields(([fields]) => fields.course?.value)
  const number = useFormFields(([fields]) => fields.lessonNumber?.value)
  const asRead = useFormFields(([fields]) => fields.numberAsRead?.value)
  const others = usePlaces(course)?.filter((lesson) => lesson.id !== id)
  const next = Math.max(0, ...(others ?? []).map(({ lessonNumber }) => lessonNumber)) + 1
  const owner = others?.find(({ lessonNumber }) => lessonNumber === number)
  const givesWay = number === asRead && course !== saved?.course
  const isEmpty = number === undefined || number === null || number === ''
  const isTaken = owner !== undefined && !givesWay
  return (
    <p className={clsx('field-description', isTaken && styles.taken)} aria-live="polite">
      {owner
        ? takenText({ owner, next, givesWay })
        : isEmpty && others
          ? `If you leave this empty, it becomes lesson ${next}, the next free number.`
          : general}
    </p>
  )
}

interface Taken {
  owner: { lessonNumber: number; title: string }
  next: number
  givesWay: boolean
}

function takenText({ owner: { lessonNumber, title }, next, givesWay }: Taken): string {
  const isTold = `Lesson ${lessonNumber} is “${title}”.`
  return givesWay
    ? `${isTold} This one becomes lesson ${next}, the next free number.`
    : `${isTold} Your changes are not saved until you choose another number. The next free one is ${next}.`
}
