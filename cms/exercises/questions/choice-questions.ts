import type { PracticeSet } from '../practice-set.ts'
import { type Random, shuffled } from '../random.ts'
import type { Row } from '../row.ts'
import { wrongWords } from './distractors.ts'
import { haveSamePrompt, promptOf } from './prompt-of.ts'
import type { ChoiceQuestion } from './question.ts'

const wrongOptions = 3

/** A meaning and four words; a row for which three others are not surely wrong is not asked. */
export const choiceQuestions = (set: PracticeSet, random: Random): ChoiceQuestion[] =>
  shuffled(set.rows, random).flatMap((row) => choiceQuestion(row, set, random) ?? [])

/** The same of one row; null where it is not asked. */
export function choiceQuestion(row: Row, set: PracticeSet, random: Random): ChoiceQuestion | null {
  const prompt = promptOf(row)
  const wrong = wrongWords(row, set, random)
    .filter((other) => !haveSamePrompt(row, other))
    .slice(0, wrongOptions)
  if (prompt === '' || wrong.length < wrongOptions) return null
  const options = shuffled([row, ...wrong], random)
  return {
    id: `choice:${row.id}`,
    kind: 'choice',
    rowId: row.id,
    prompt,
    options: options.map(({ word }) => word),
    right: options.indexOf(row),
  }
}
