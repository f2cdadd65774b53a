import { toast, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { studentPaths } from '../../contract/student-paths.ts'
import { NextExercise, type StudentReport } from '../../contract/student-report.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { PendingButton } from '../client/pending-button.tsx'
import { ask, messageOf } from '../client/studio-client.ts'
import { fieldDay } from '../scheduling/local-time.ts'
import styles from './students.module.css'

interface NextExerciseButtonProps {
  studentId: number
  words: StudentReport['next']
}

/** Makes a draft of what she missed, and opens it to be corrected; published, it is given to her. */
export function NextExerciseButton({ studentId, words }: NextExerciseButtonProps) {
  const router = useRouter()
  const isModified = useFormModified()
  const [isPending, setIsPending] = useState(false)
  const missed = words.filter(({ wasMissed }) => wasMissed)
  const known = words.filter(({ wasMissed }) => !wasMissed)

  async function make() {
    if (isModified) return void toast.error(saveFirst)
    setIsPending(true)
    try {
      const json = { day: fieldDay(new Date()) }
      const made = await ask('POST', studentPaths.next(studentId), { json })
      const { id } = NextExercise.parse(made)
      router.push(studioPaths.document('exercises', id))
    } catch (error) {
      toast.error(messageOf(error, notTold))
      setIsPending(false)
    }
  }

  return (
    <div className={styles.next}>
      <PendingButton isPending={isPending} onClick={make}>
        {missed.length === 1
          ? 'Make the next exercise from this word'
          : `Make the next exercise from these ${missed.length} words`}
      </PendingButton>
      <p className={styles.nextWords}>
        <span dir="auto">{listOf(missed)}</span>
        {known.length > 0 && (
          <span className={styles.hint}>
            {' and, already known, '}
            <span dir="auto">{listOf(known)}</span>
          </span>
        )}
      </p>
      <p className={styles.hint}>
        A draft opens. Check it and publish it: it is then on the student’s page.
      </p>
    </div>
  )
}

/** The student's form is left, and Payload asks about links alone. */
const saveFirst = 'Save the student first: what you have typed here would be lost.'

const notTold =
  'The server did not say whether it was made. Please try again: the same draft is not made twice.'

const listOf = (words: StudentReport['next']) => words.map(({ word }) => word).join(', ')
