import { useEffect, useRef, useState } from 'react'
import {
  MadeExercise,
  type NewExercise,
  type Paste,
  PasteAnswer,
} from '../../cms/contract/exercise-making.ts'
import { type GapCheck, GapReport } from '../../cms/contract/gap-report.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import { useAdminWrite } from './admin.ts'
import { api, messageOf } from './client.ts'

/** The words box's way to the server, by the session of an admin. */
export function useWordsServer() {
  const write = useAdminWrite()
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  }, [write])
  const [server] = useState(() => ({
    read: (paste: Paste) =>
      latest.current(() => api.post(tutorApiPaths.pasteReading, PasteAnswer, paste)),
    check: (words: GapCheck) =>
      latest.current(() => api.post(tutorApiPaths.gaps, GapReport, words)),
    problemOf: (error: unknown) =>
      messageOf(error, 'The server did not answer. Your words are still here; try again.'),
  }))
  return server
}

/** Publishes an exercise. */
export function useCreateExercise() {
  const write = useAdminWrite()
  return (exercise: NewExercise) =>
    write(() => api.post(apiPaths.exercises, MadeExercise, exercise))
}
