import { createContext, use } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import { apiPaths } from '../../cms/contract/paths.ts'
import { ApiError, api } from './client.ts'
import type { Read } from './reads.ts'

/** The four states of an answer; a screen draws each of them. */
export type ReadState<Answer> =
  | { state: 'loading' }
  | { state: 'error'; error: Error }
  | { state: 'missing' }
  | { state: 'ready'; data: Answer }

/** Answers kept until a write changes them: no refetch by time, focus or retry (spec §9). */
export const swrDefaults: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
}

/** The answer; null where there is none, or not yet. */
export const dataOf = <Answer>(read: ReadState<Answer>): Answer | null =>
  read.state === 'ready' ? read.data : null

/** The paths whose read failed while the server rendered the page, with the status each got. */
export const FailedReads = createContext<Readonly<Record<string, number>>>({})

/** An answer of the contract; `null` reads nothing (yet) and stays loading. */
export function useRead<Answer>(read: Read<Answer> | null): ReadState<Answer> {
  const failedStatus = use(FailedReads)[read?.path ?? '']
  const { data, error } = useSWR<Answer | null, Error>(
    read?.path ?? null,
    read ? () => fetchRead(read) : null,
    // The page shows the server's failure until the visitor tries again.
    failedStatus === undefined ? undefined : { revalidateOnMount: false },
  )
  if (data !== undefined) return data === null ? { state: 'missing' } : { state: 'ready', data }
  if (error) return { state: 'error', error }
  if (failedStatus !== undefined) return { state: 'error', error: readFailed(failedStatus) }
  return { state: 'loading' }
}

/** Asks the contract; null where there is nothing, and for 'who am I' of a signed-out visitor. */
export async function fetchRead<Answer>(read: Read<Answer>): Promise<Answer | null> {
  try {
    return await api.get(read)
  } catch (error) {
    if (read.path === apiPaths.me && error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

const readFailed = (status: number) =>
  new ApiError({ status, statusText: 'Service Unavailable', body: '' })
