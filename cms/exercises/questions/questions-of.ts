import type { ExerciseKind } from '../../contract/exercise-kinds.ts'
import type { PracticeSet } from '../practice-set.ts'
import { type Random, shuffled } from '../random.ts'
import { alsoRightOf } from './also-right-of.ts'
import { choiceQuestions } from './choice-questions.ts'
import { gapQuestions } from './gap-questions.ts'
import { meaningOf } from './masked.ts'
import { matchingQuestions } from './matching-questions.ts'
import { promptOf } from './prompt-of.ts'
import type { Question } from './question.ts'
import { dictationQuestions, orderQuestions } from './sentence-questions.ts'
import { spokenTextOf } from './spoken-text-of.ts'

type Maker = (set: PracticeSet, random: Random) => Question[]

/**
 * The questions of one kind that the rows of a set can be asked fairly; none where they cannot.
 * The same chance gives the same questions.
 */
export const questionsOf = (kind: ExerciseKind, set: PracticeSet, random: Random): Question[] =>
  makers[kind](set, random)

const makers: Readonly<Record<ExerciseKind, Maker>> = {
  list: ({ rows }) =>
    rows.length > 0 ? [{ id: 'list', kind: 'list', rowIds: rows.map(({ id }) => id) }] : [],
  flashcards: ({ rows }, random) =>
    shuffled(rows, random)
      .filter((row) => meaningOf(row) !== '')
      .map(({ id, word, translation, meaning }) => ({
        ...asked('flashcards', id),
        word,
        meanings: [translation, meaning].filter((text) => text.trim() !== ''),
        front: random() < 0.5 ? 'word' : 'meaning',
      })),
  matching: matchingQuestions,
  choice: choiceQuestions,
  gap: (set, random) => gapQuestions('gap', set, random).questions,
  'spoken-gap': (set, random) => gapQuestions('spoken-gap', set, random).questions,
  dictation: dictationQuestions,
  order: orderQuestions,
  translate: ({ rows }, random) =>
    shuffled(rows, random)
      .filter((row) => row.translation.trim() !== '' && promptOf(row) !== '')
      .map((row) => ({
        ...asked('translate', row.id),
        prompt: promptOf(row),
        answer: row.word,
        alsoRight: alsoRightOf(row, rows),
      })),
  say: ({ rows }, random) =>
    shuffled(rows, random).map((row) => ({
      ...asked('say', row.id),
      word: row.word,
      text: spokenTextOf(row),
    })),
}

const asked = <Kind extends ExerciseKind>(kind: Kind, rowId: string) => ({
  id: `${kind}:${rowId}`,
  kind,
  rowId,
})
