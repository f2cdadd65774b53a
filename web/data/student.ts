import useSWR, { useSWRConfig } from 'swr'
import type { Letters } from '../../cms/contract/letters.ts'
import type { StudentPage } from '../../cms/contract/student.ts'
import type { GivenThings, StudentEvent } from '../../cms/contract/student-events.ts'
import { studentPaths } from '../../cms/contract/student-paths.ts'
import { ApiError, api } from './client.ts'
import type { Read } from './reads.ts'

const page: Read<StudentPage> = { path: studentPaths.read }
const link: Read<StudentPage> = { path: studentPaths.open }
const consent: Read<StudentPage> = { path: studentPaths.consent }
const results: Read<GivenThings> = { path: studentPaths.results }

/**
 * What the student of this browser was given: with the secret of a link, of whom that opens. Nothing
 * is asked as long as `secret` is undefined; null is the answer where this browser is nobody's.
 */
export function useStudent(secret: string | null | undefined) {
  const key = secret === undefined ? null : [studentPaths.read, secret]
  const { data, error, mutate } = useSWR<StudentPage | null, Error>(
    key,
    () => (secret ? openLink(secret) : readStudent()),
    // Who comes back to her page has done something meanwhile, and so has her tutor.
    { revalidateIfStale: true },
  )
  return {
    student: data,
    error,
    again: () => void mutate(),
    /** Shows what a write has answered. */
    show: (student: StudentPage | null) => mutate(student, { revalidate: false }),
  }
}

const openLink = (secret: string) => api.ask('POST', link, { secret })

/** Null where nobody's link was opened in this browser, or it works no longer. */
async function readStudent(): Promise<StudentPage | null> {
  try {
    return await api.ask('GET', page)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** Agrees that results are sent, or takes that back. */
export const sayConsent = (agrees: boolean): Promise<StudentPage> =>
  api.ask('POST', consent, { agrees })

/** Sends what she did, or nothing; the answer says of which lessons and exercises it is taken. */
export const sendEvents = (events: readonly StudentEvent[]): Promise<GivenThings> =>
  api.ask('POST', results, { events })

/** Deletes at the tutor's what was sent, letters and recordings with it. */
export function useDeleteSent() {
  const { mutate } = useSWRConfig()
  return async (): Promise<void> => {
    await api.delete(studentPaths.results)
    const none: Letters = { letters: [] }
    await mutate(studentPaths.letters, none, { revalidate: false })
  }
}

/** So many letters more, or fewer, are among what the student's page says was sent. */
export function useCountSent() {
  const { mutate } = useSWRConfig()
  return (more: number) =>
    mutate<StudentPage | null>(
      (key) => Array.isArray(key) && key[0] === studentPaths.read,
      (student) => student && { ...student, sent: Math.max(0, student.sent + more) },
      { revalidate: false },
    )
}

/** Has this browser forget whose it is. */
export const leaveStudent = () => api.send(studentPaths.leave)

/** Opens what an access code opens; sent again by the same browser, it is the same code. */
export const typeCode = (typed: { code: string; browser: string }) =>
  api.send(studentPaths.code, typed)
