import { useSWRConfig } from 'swr'
import { adminRead } from './admin.ts'
import type { Read } from './reads.ts'
import { fetchRead } from './use-read.ts'

/**
 * Reads again what a write has made stale, shown or not: cached data never becomes stale by itself
 * (spec §9), so a list seen earlier would keep the old rows; parts of a list are read again with it.
 * What was never read is left alone, and so is everything once nobody is signed in, because a
 * visitor gets less.
 */
export function useRefresh() {
  const { cache, mutate } = useSWRConfig()
  return async (stale: readonly Read<unknown>[]) => {
    if (cache.get(adminRead.path)?.data === null) return
    const isStale = (key: string) =>
      stale.some(({ path }) => key === path || key.startsWith(`${path}?`))
    const cached = [...cache.keys()].filter(
      (key) => isStale(key) && cache.get(key)?.data !== undefined,
    )
    // The write is done: a list that cannot be read again now keeps its old rows.
    await Promise.allSettled(
      cached.map((path) => mutate(path, fetchRead({ path }), { revalidate: false })),
    )
  }
}
