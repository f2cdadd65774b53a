import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { z } from 'zod'
import { type Admin, AdminAnswer, type LoginForm } from '../../cms/contract/admin.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import { ApiError, api } from './client.ts'
import { type Read, reads } from './reads.ts'
import { fetchRead, useRead } from './use-read.ts'

/** Who is signed in. Kept apart from the public reads, because public pages never ask for it. */
export const adminRead: Read<Admin> = { path: apiPaths.me }

/** An answer whose body is not read (spec §7). */
const anything = z.unknown()

/**
 * The cache key under which it is noted that a session ended by itself; it is no address of the
 * server.
 */
const sessionEndKey = 'session-end'

/** The signed-in admin; 'missing' for everybody else. */
export const useAdmin = () => useRead(adminRead)

/** Whether an owner is signed in, to whom all is offered; an assistant is offered what she may do. */
export function useIsOwner(): boolean {
  const admin = useAdmin()
  return admin.state === 'ready' && admin.data.role === 'owner'
}

/** True on the sign-in screen if an ended session has led there. */
export const useHasSessionEnded = () => useSWR<boolean>(sessionEndKey, null).data === true

export function useSignIn() {
  const welcome = useWelcome()
  return async (form: LoginForm) => welcome(await api.post(tutorApiPaths.login, AdminAnswer, form))
}

/** What a sign-in changes on the page, by whichever way it came. */
export function useWelcome() {
  const { mutate } = useSWRConfig()
  const dropAnswers = useDropAnswers()
  return useCallback(
    async ({ admin }: AdminAnswer) => {
      // Answers that were read without a session hold less than an admin may see. 'revalidate' also
      // drops requests that were sent a moment ago.
      await dropAnswers({ revalidate: true })
      await mutate(sessionEndKey, undefined, { revalidate: false })
      await mutate(adminRead.path, admin, { revalidate: false })
    },
    [mutate, dropAnswers],
  )
}

export function useSignOut() {
  const { mutate } = useSWRConfig()
  const dropAnswers = useDropAnswers()
  return async () => {
    await api.post(tutorApiPaths.logout, anything)
    // What an admin has read (drafts, premium content) is dropped when the session ends.
    await dropAnswers({ revalidate: false })
    await mutate(adminRead.path, null, { revalidate: false })
  }
}

/** Drops what depends on who is signed in; that itself stays, and so do the site's texts. */
function useDropAnswers() {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async (options: { revalidate: boolean }) => {
      const stays: string[] = [adminRead.path, reads.site.path]
      const dropped = [...cache.keys()].filter((path) => !stays.includes(path))
      await Promise.all(dropped.map((path) => mutate(path, undefined, options)))
    },
    [cache, mutate],
  )
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
 * Asks again who is signed in, if an answer holds less than an admin should get.
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

/** The session ended before a write: the sign-in screen, which comes next, says so. */
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
