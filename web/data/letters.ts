import useSWR from 'swr'
import type { Letter, Letters, NewLetter, TakeSound } from '../../cms/contract/letters.ts'
import { studentPaths } from '../../cms/contract/student-paths.ts'
import { api } from './client.ts'
import type { Read } from './reads.ts'
import { useCountSent } from './student.ts'

const letters: Read<Letters> = { path: studentPaths.letters }

/** What the student of this browser has sent to her tutor, with the answers. */
export function useLetters() {
  const countSent = useCountSent()
  const { data, error, mutate } = useSWR<Letters, Error>(
    studentPaths.letters,
    () => api.ask('GET', letters),
    { revalidateIfStale: true }, // her tutor may have answered
  )
  async function show(answer: Letters): Promise<void> {
    await mutate(answer, { revalidate: false })
    if (data) await countSent(answer.letters.length - data.letters.length)
  }
  return {
    letters: data?.letters,
    error,
    send: async (letter: NewLetter) => show(await api.ask('POST', letters, letter)),
    remove: async ({ id }: Letter) =>
      show(await api.ask('DELETE', { ...letters, path: studentPaths.letter(id) })),
  }
}

/** A recording of hers, or of an answer. */
export const readTake = (id: number): Promise<TakeSound> => {
  const take: Read<TakeSound> = { path: studentPaths.take(id) }
  return api.ask('GET', take)
}
