import { exerciseKinds } from '../../cms/contract/exercise-kinds.ts'
import { plainSet } from '../../cms/exercises/practice-set.ts'
import { questionsOf } from '../../cms/exercises/questions/questions-of.ts'
import { randomOf } from '../../cms/exercises/random.ts'
import type { Row as WordRow } from '../../cms/exercises/row.ts'
import { worksheetOf } from '../../cms/exercises/take-home/worksheet.ts'
import type { Figure, Row } from '../row.ts'
import { median } from '../statistics.ts'

const [usual, most] = [20, 200]

/**
 * Shows that the questions of a word are not made anew for each other word: every page of a list
 * makes them, on the server and again in the learner's browser. A worksheet looks for wrong words
 * among sixty others at most, so there a word of a long list may cost three times one of a usual list.
 */
export const practice: Row = {
  name: 'practice',
  compares: `making the questions of a word: in a list of ${most} words ÷ in one of ${usual}`,
  measure: async (stage) => makers.flatMap((maker) => figuresOf(maker, stage.count(15))),
}

interface Maker {
  what: string
  make(rows: WordRow[]): unknown
  atMost: number
}

const makers: Maker[] = [
  {
    what: 'questions of all kinds',
    make: (rows) =>
      exerciseKinds.map((kind) => questionsOf(kind, plainSet(rows), randomOf(kind)).length),
    atMost: 1.5,
  },
  {
    what: 'a worksheet',
    make: (rows) => worksheetOf(plainSet(rows), { id: 1, quizQuestions: [], writingActivity: '' }),
    atMost: 3,
  },
]

function figuresOf({ what, make, atMost }: Maker, times: number): Figure[] {
  const msOf = (count: number) =>
    median(
      Array.from({ length: times }, () => {
        const rows = rowsOf(count) // what is worked out for a row is kept with it
        const begun = performance.now()
        make(rows)
        return performance.now() - begun
      }),
    )
  const [few, many] = [msOf(usual), msOf(most)]
  return [
    { what, value: many / most / (few / usual), unit: '', bound: { atMost } },
    { what: `${what}, ${usual} words`, value: few, unit: 'ms' },
    { what: `${what}, ${most} words`, value: many, unit: 'ms' },
  ]
}

const rowsOf = (count: number): WordRow[] =>
  Array.from({ length: count }, (_none, index) => ({
    id: `bench:${index}`,
    phonetics: '',
    spokenExample: '',
    alsoRight: [],
    word: `word${nameOf(index)}`,
    translation: `parola ${nameOf(index)}`,
    meaning: `What people call the thing ${nameOf(index)}, in other words`,
    example: `We often use word${nameOf(index)} in an interview about the ${nameOf(index)} project.`,
  }))

/** Letters, as words have them: 'aab'. */
const nameOf = (index: number) =>
  [...index.toString(26).padStart(3, '0')]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('')
