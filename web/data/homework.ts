import { useEffect, useEffectEvent, useRef, useState } from 'react'
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

/** Well before a ticket ends (decision 113). */
const freshMs = 6 * 60 * 60 * 1000

/**
 * A homework as the student of this browser, or the tutor, opens it; null where it is neither's.
 * Nothing is asked as long as `id` is undefined: the server sends everybody the same page.
 */
export function useHomework(id: number | undefined) {
  // Read anew at each visit: its ticket ends after some hours, and a tab may be open for days.
  const [visit] = useState(() => ++visits)
  const readAt = useRef(0)
  const key = id === undefined ? null : [homeworkPaths.own(id), visit]
  const read = async () => {
    const homework = id === undefined ? null : await readHomework(id)
    readAt.current = Date.now()
    return homework
  }
  const { data, error, mutate } = useSWR<Homework | null, Error>(
    key,
    read,
    // Another ticket would load the frame anew, and what was written in it would be gone.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  )

  /** Another ticket where this one is old. Homework that cannot be had now stays as it is shown. */
  const renew = async () => {
    if (!data || Date.now() - readAt.current < freshMs) return data
    const write = async () => (await read()) ?? data
    return mutate(write, { revalidate: false, throwOnError: false })
  }
  const renewShown = useEffectEvent(() => {
    if (document.visibilityState === 'visible') renew()
  })
  useEffect(() => {
    const look = () => renewShown()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return { homework: data, error, again: () => void mutate(), renew }
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
