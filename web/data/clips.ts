import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { Clip } from '../../cms/contract/clip.ts'
import { clipPaths } from '../../cms/contract/clip-paths.ts'
import { useAdminWrite } from './admin.ts'
import { api } from './client.ts'
import { clipsRead } from './clips-read.ts'
import type { Read } from './reads.ts'
import { useRead } from './use-read.ts'

interface ReadWords {
  title: string
  rows: readonly { id: string; word: string }[]
}

/** The words that the tutor reads aloud, as a lesson or an exercise has them by now. */
export function useReadWords(path: string) {
  const read: Read<ReadWords> = { path }
  return useRead(read)
}

/** The clips of a list, and the ways to change them. */
export function useClips(path: string) {
  const clips = useRead(clipsRead(path))
  const write = useAdminWrite()
  const { mutate } = useSWRConfig()
  const refresh = useCallback(async () => void (await mutate(path)), [mutate, path])
  return {
    clips,
    refresh,
    async save(word: string, sound: string): Promise<void> {
      await write(() => api.put(path, Clip, { word, sound }))
    },
    async remove(id: number): Promise<void> {
      await write(() => api.delete(clipPaths.clip(id)))
      await refresh()
    },
  }
}
