import { useSWRConfig } from 'swr'
import type { Read } from './reads.ts'

/** Asks once more for what could not be read. */
export function useReadAgain() {
  const { mutate } = useSWRConfig()
  return (read: Read<unknown>) => void mutate(read.path)
}
