import { Exercise } from '../../contract/exercise.ts'
import { exerciseKinds } from '../../contract/exercise-kinds.ts'
import { apiPaths } from '../../contract/paths.ts'
import { LessonSounds } from '../../contract/sounds.ts'
import { practiceSetOf } from '../../exercises/server/practice-set-of.ts'
import { plainText } from '../../exercises/words/plain-text.ts'
import { countSpoken } from '../clips/count-spoken.ts'
import { endpoint } from '../endpoint.ts'
import { openCommonWords } from '../sounds/common-words.ts'
import { openDictionary } from '../sounds/dictionary.ts'
import { soundsOfIpa } from '../sounds/ipa-sounds.ts'
import { soundsOf } from '../sounds/lesson-sounds.ts'
import { ExerciseParams, findExercise } from './find-exercise.ts'

/** An exercise as whoever has its link gets it; its note for the tutor stays behind. */
export const readExercise = endpoint({
  method: 'get',
  path: `${apiPaths.exercises}/:address`,
  access: 'everyone',
  params: ExerciseParams,
  answer: Exercise,
  async run({ params: { address } }, caller) {
    const { exercise, rows } = await findExercise(address, caller)
    const { id, title, kinds, learnerLanguage } = exercise
    const { facts, nearForms } = await practiceSetOf(rows)
    return {
      id,
      address,
      title,
      // None chosen stands for all of them.
      kinds: exerciseKinds.filter((kind) => !kinds?.length || kinds.includes(kind)),
      learnerLanguage: learnerLanguage ?? '',
      rows,
      facts,
      nearForms,
      ...(await countSpoken(rows, { exercise: id }, caller)),
      ...(exercise._status === 'draft' && { isDraft: true as const }),
    }
  },
})

/** What the engine that listens needs to know of the words of an exercise. */
export const readExerciseSounds = endpoint({
  method: 'get',
  path: `${apiPaths.exercises}/:address/sounds`,
  access: 'everyone',
  params: ExerciseParams,
  answer: LessonSounds,
  async run({ params }, caller) {
    const { rows } = await findExercise(params.address, caller)
    const texts = rows.flatMap(({ word, example, spokenExample }) => [word, example, spokenExample])
    const own = new Map(
      rows.map(({ word, phonetics }) => [plainText(word), soundsOfIpa(phonetics)]),
    )
    const [dictionary, common] = await Promise.all([openDictionary(), openCommonWords()])
    return soundsOf({ texts, own, dictionary, common })
  },
})
