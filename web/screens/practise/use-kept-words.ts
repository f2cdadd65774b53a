import { useCallback, useRef } from 'react'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import type { Row } from '../../../cms/exercises/row.ts'
import type { PractisedWord } from '../../passport/computed.ts'
import { record, usePassport } from '../../passport/passport.ts'
import type { LessonRef, WordsEvent } from '../../passport/passport-event.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'

/**
 * Writes first tries into the learner's passport, and each word with them that it does not know
 * yet, or as the tutor had it before. A word that she has put away stays so.
 */
export function useKeptWords({ courseId, lessonId }: LessonRef, set: PracticeSet) {
  const passport = usePassport()
  const takenUp = useRef(new Set<string>())
  const isTold = useRef(false)
  const showToast = useToast()

  return useCallback(
    (data: WordsEvent['data']) => {
      const ref = { courseId, lessonId }
      const keep = (kept: WordsEvent['data']) => record({ kind: 'words', ref, data: kept })
      const known = passport.state === 'ready' ? passport.words : undefined
      const row = 'word' in data ? set.rows.find(({ id }) => id === data.word) : undefined
      if (row && isNews(row, known?.get(row.id)) && !takenUp.current.has(row.id)) {
        takenUp.current.add(row.id)
        keep({ row })
      }
      keep(data).then((answer) => {
        if (answer === 'kept' || isTold.current) return
        isTold.current = true
        showToast(notKept)
      })
    },
    [courseId, lessonId, passport, set, showToast],
  )
}

function isNews(row: Row, known: PractisedWord | undefined): boolean {
  if (!known?.row) return true
  const parts = Object.keys(row)
  return !known.isPutAway && JSON.stringify(known.row, parts) !== JSON.stringify(row, parts)
}

const notKept = {
  title: 'Your answers are not saved',
  description: 'This browser does not let the site save anything. You can still practise.',
} as const
