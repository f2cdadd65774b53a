import { reads } from '../data/reads.ts'
import { useRead } from '../data/use-read.ts'
import type { Sounds } from './alignment/sound-distance.ts'

/** How the words of a lesson are said; null while they are not known. */
export function useLessonSounds(lessonId: number): Sounds | null {
  const read = useRead(reads.lessonSounds(lessonId))
  return read.state === 'ready' ? read.data.words : null
}
