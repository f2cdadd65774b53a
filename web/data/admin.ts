import { useSWRConfig } from 'swr'
import { z } from 'zod'
import { type Admin, AdminAnswer, type LoginForm } from '../../cms/contract/admin.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { ApiError, api } from './client.ts'
import { type Read, reads } from './reads.ts'
import { useRead } from './use-read.ts'

/** Who is signed in; apart from the public reads, whose pages never ask it. */
export const adminRead: Read<Admin> = { path: apiPaths.me }

/** An answer whose body is not read (spec §7). */
const anything = z.unknown()

/** The signed-in admin; 'missing' for everybody else. */
export const useAdmin = () => useRead(adminRead)

export function useSignIn() {
  const { mutate } = useSWRConfig()
  return async (form: LoginForm) => {
    const { admin } = await api.post(apiPaths.login, AdminAnswer, form)
    await mutate(adminRead.path, admin, { revalidate: false })
  }
}

export function useSignOut() {
  const { mutate } = useSWRConfig()
  return async () => {
    await api.post(apiPaths.logout, anything)
    // What an admin has read (drafts, premium content) does not outlive the session.
    await mutate((path) => path !== reads.site.path, undefined, { revalidate: false })
    await mutate(adminRead.path, null, { revalidate: false })
  }
}

/** Runs an admin's write; a session that has ended meanwhile leads to the sign-in screen. */
export function useAdminWrite() {
  const { mutate } = useSWRConfig()
  return async <Answer>(write: () => Promise<Answer>) => {
    try {
      return await write()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        await mutate(adminRead.path, null, { revalidate: false })
      }
      throw error
    }
  }
}
