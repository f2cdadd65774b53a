import { pagePaths } from '../../contract/page-paths.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Worksheet } from '../../contract/worksheet.ts'
import { plainSet } from '../../exercises/practice-set.ts'
import { ankiText } from '../../exercises/take-home/anki-text.ts'
import { worksheetOf } from '../../exercises/take-home/worksheet.ts'
import { findWordList } from '../clips/clip-owner.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { ExerciseParams, findExercise } from '../exercise-pages/find-exercise.ts'
import { MadeFile } from '../file-answer.ts'
import { readParams } from '../read-input.ts'
import { pageQr } from './page-qr.ts'

/** An exercise on paper, as a lesson has it (decision 90). */
export const readExerciseWorksheet = endpoint({
  method: 'get',
  path: `${apiPaths.exercises}/:address/worksheet`,
  access: 'everyone',
  params: ExerciseParams,
  answer: Worksheet,
  async run({ params: { address } }, caller) {
    const { exercise, rows } = await findExercise(address, caller)
    const path = pagePaths.exercise(address)
    const wordsAlone = { id: `e${exercise.id}`, quizQuestions: [], writingActivity: '' }
    return {
      kind: 'exercise' as const,
      place: '',
      title: exercise.title,
      path,
      ...worksheetOf(plainSet(rows), wordsAlone),
      qr: pageQr(path),
    }
  },
})

/** The words of an exercise as a text file for Anki (decision 89). */
export const readExerciseWords: Endpoint = {
  method: 'get',
  path: `${apiPaths.exercises}/:address/words.txt`,
  access: 'everyone',
  status: 200,
  queryNames: [],
  bodyLimit: 0,
  async handle(request, caller) {
    const { address } = readParams(ExerciseParams, request.params)
    const { rows, deck, tags, fileName } = await findWordList({ address }, caller)
    return new MadeFile({
      content: ankiText({ rows, deck, tags }),
      type: 'text/plain; charset=utf-8',
      name: `${fileName}-words.txt`,
    })
  },
}
