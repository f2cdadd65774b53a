'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { LessonPreview } from '../../../contract/lesson.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { ask } from '../../client/studio-client.ts'
import styles from './number-hint.module.css'

const Places = z.array(LessonPreview.pick({ id: true, lessonNumber: true, title: true }))
type Places = z.infer<typeof Places>

const general =
  'The lesson’s place in the course. If you leave it empty, it gets the next free number.'

/** Proposes the next number, and tells at once whose number a chosen one is. */
export function NumberHint() {
  const { id } = useDocumentInfo()
  const course = useFormFields(([fields]) => fields.course?.value)
  const number = useFormFields(([fields]) => fields.lessonNumber?.value)
  const [places, setPlaces] = useState<Places>([])

  useEffect(() => {
    if (typeof course !== 'number') return
    const stop = new AbortController()
    ask('GET', apiPaths.courseLessons(course), { signal: stop.signal })
      .then((lessons) => setPlaces(Places.parse(lessons)))
      .catch(() => setPlaces([])) // the server proposes as well, when the lesson is saved
    return () => stop.abort()
  }, [course])

  const others = typeof course === 'number' ? places.filter((lesson) => lesson.id !== id) : []
  const next = Math.max(0, ...others.map(({ lessonNumber }) => lessonNumber)) + 1
  const owner = others.find(({ lessonNumber }) => lessonNumber === number)
  const isEmpty = number === undefined || number === null || number === ''
  return (
    <p className={clsx('field-description', owner && styles.taken)} aria-live="polite">
      {owner
        ? `Lesson ${owner.lessonNumber} is “${owner.title}”. Your changes are not saved until you choose another number. The next free one is ${next}.`
        : isEmpty && typeof course === 'number'
          ? `If you leave this empty, it becomes lesson ${next}, the next free number.`
          : general}
    </p>
  )
}
