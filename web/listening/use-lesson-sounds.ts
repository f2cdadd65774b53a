import { reads } from '../data/reads.ts'
import { useRead } from '../data/use-read.ts'
import type { Sounds } from './alignment/sound-distance.ts'

interface SoundedWords {
  /** 0 for words that belong to no lesson. */
  lessonId: number
  exercise?: string
}

/** How the words of a lesson or of an exercise are said; null while they are not known. */
export function useLessonSounds({ lessonId, exercise }: SoundedWords): Sounds | null {
  const ofLesson = lessonId > 0 ? reads.lessonSounds(lessonId) : null
  const read = useRead(exercise === undefined ? ofLesson : reads.exerciseSounds(exercise))
  return read.state === 'ready' ? read.data.words : null
}
