import { useState } from 'react'
import useSWR from 'swr'
import {
  type Homework,
  MadeHomework,
  type NewHomework,
  type StudentNames,
} from '../../cms/contract/homework.ts'
import { homeworkPaths } from '../../cms/contract/homework-paths.ts'
import { useAdminWrite } from './admin.ts'
import { ApiError, api } from './client.ts'
import type { Read } from './reads.ts'
import { useRead } from './use-read.ts'

const students: Read<StudentNames> = { path: homeworkPaths.students }

/** To whom something can be given. */
export const useStudentNames = () => useRead(students)

/** Gives a page to one student. */
export function useGiveOne() {
  const write = useAdminWrite()
  return (studentId: number, homework: NewHomework) =>
    write(() => api.post(homeworkPaths.give(studentId), MadeHomework, homework))
}

/**
 * A homework as the student of this browser, or the tutor, opens it; null where it is neither's.
 * Nothing is asked as long as `id` is undefined: the server sends everybody the same page.
 */
export function useHomework(id: number | undefined) {
  // Read anew at each visit: its ticket ends after some hours, and a tab may be open for days.
  const [visit] = useState(() => ++visits)
  const key = id === undefined ? null : [homeworkPaths.own(id), visit]
  const { data, error, mutate } = useSWR<Homework | null, Error>(
    key,
    () => (id === undefined ? null : readHomework(id)),
    // Another ticket would load the frame anew, and what was written in it would be gone.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  )
  return { homework: data, error, again: () => void mutate() }
}

let visits = 0

async function readHomework(id: number): Promise<Homework | null> {
  const ways: Read<Homework>[] = [
    { path: homeworkPaths.own(id) },
    { path: homeworkPaths.forTutor(id) },
  ]
  for (const read of ways) {
    try {
      return await api.ask('GET', read)
    } catch (error) {
      if (!(error instanceof ApiError) || ![401, 404].includes(error.status)) throw error
    }
  }
  return null
}
