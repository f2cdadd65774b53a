'use client'
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo } from 'react'
import checklist from '../lesson/lesson-checklist.module.css'
import { readFormExercise } from './form-exercise.ts'
import { PracticeOf } from './practice-of.tsx'

/** What learners can do with the exercise's words, beside the form while the tutor writes. */
export function ExercisePractice() {
  const [fields] = useAllFormFields()
  const settled = useDeferredValue(fields)
  const exercise = useMemo(() => readFormExercise(reduceFieldsToValues(settled, true)), [settled])
  return (
    <section className={checklist.checklist} aria-labelledby="exercise-practice">
      <h2 id="exercise-practice" className={checklist.heading}>
        Words to practise
      </h2>
      <PracticeOf exercise={exercise} />
    </section>
  )
}
