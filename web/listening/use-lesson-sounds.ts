import { useMemo } from 'react'
import { reads } from '../data/reads.ts'
import { dataOf, type ReadState, useRead } from '../data/use-read.ts'
import { useReadAgain } from '../data/use-read-again.ts'
import { withAlikeWords } from './alignment/alike-words.ts'
import type { Sounds } from './alignment/sound-distance.ts'

interface SoundedWords {
  /** 0 for words that belong to no lesson. */
  lessonId: number
  exercise?: string
}

/** How the words of a lesson or of an exercise are said. */
export interface LessonSounds {
  state: ReadState<unknown>['state']
  /** Null while they are not known. */
  words: Sounds | null
  readAgain: () => void
}

export function useLessonSounds({ lessonId, exercise }: SoundedWords): LessonSounds {
  const ofLesson = lessonId > 0 ? reads.lessonSounds(lessonId) : null
  const asked = exercise === undefined ? ofLesson : reads.exerciseSounds(exercise)
  const read = useRead(asked)
  const readAgain = useReadAgain()
  const sounds = dataOf(read)
  const words = useMemo(() => sounds && withAlikeWords(sounds), [sounds])
  return {
    state: read.state,
    words: words ?? null,
    readAgain: () => asked && readAgain(asked),
  }
}
