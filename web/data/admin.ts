import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { z } from 'zod'
import { type Admin, AdminAnswer, type LoginForm } from '../../cms/contract/admin.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { ApiError, api } from './client.ts'
import { type Read, reads } from './reads.ts'
import { fetchRead, useRead } from './use-read.ts'

/** Who is signed in; apart from the public reads, whose pages never ask it. */
export const adminRead: Read<Admin> = { path: apiPaths.me }

/** An answer whose body is not read (spec §7). */
const anything = z.unknown()

/** Where the cache notes that a session ended by itself; nothing answers there. */
const sessionEndKey = 'session-end'

/** The signed-in admin; 'missing' for everybody else. */
export const useAdmin = () => useRead(adminRead)

/** True at the sign-in that an ended session has led to. */
export const useHasSessionEnded = () => useSWR<boolean>(sessionEndKey, null).data === true

export function useSignIn() {
  const { mutate } = useSWRConfig()
  const dropAnswers = useDropAnswers()
  return async (form: LoginForm) => {
    const { admin } = await api.post(apiPaths.login, AdminAnswer, form)
    // What was read without a session is less than an admin is told; 'revalidate' lets go of what
    // was asked a moment ago as well.
    await dropAnswers({ revalidate: true })
    await mutate(sessionEndKey, undefined, { revalidate: false })
    await mutate(adminRead.path, admin, { revalidate: false })
  }
}

export function useSignOut() {
  const { mutate } = useSWRConfig()
  const dropAnswers = useDropAnswers()
  return async () => {
    await api.post(apiPaths.logout, anything)
    // What an admin has read (drafts, premium content) does not outlive the session.
    await dropAnswers({ revalidate: false })
    await mutate(adminRead.path, null, { revalidate: false })
  }
}

/** Drops what depends on who is signed in; that itself stays, and so do the site's texts. */
function useDropAnswers() {
  const { cache, mutate } = useSWRConfig()
  return async (options: { revalidate: boolean }) => {
    const stays: string[] = [adminRead.path, reads.site.path]
    const dropped = [...cache.keys()].filter((path) => !stays.includes(path))
    await Promise.all(dropped.map((path) => mutate(path, undefined, options)))
  }
}

/** Notes that the session has ended, which leads every admin screen to the sign-in. */
export function useEndSession() {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await mutate(sessionEndKey, true, { revalidate: false })
    await mutate(adminRead.path, null, { revalidate: false })
  }, [mutate])
}

/**
 * Asks anew who is signed in, where an answer is less than an admin should get.
 * @returns true until that is known.
 */
export function useSessionCheck(): boolean {
  const endSession = useEndSession()
  const { isValidating } = useSWR(adminRead.path, () => fetchRead(adminRead), {
    revalidateOnMount: true,
    dedupingInterval: 0,
    onSuccess: (admin) => admin === null && endSession(),
  })
  return isValidating
}

/** A write came too late: the sign-in screen, which it has led to, says so. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}

/**
 * Runs an admin's write.
 * @throws SessionEnded where the session has ended meanwhile; useAdminAction keeps quiet about it.
 */
export function useAdminWrite() {
  const endSession = useEndSession()
  return async <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      await endSession()
      throw new SessionEnded('The session ended before the write', { cause: error })
    }
  }
}
