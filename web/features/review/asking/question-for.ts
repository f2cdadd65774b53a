import { answerWays, trimmed } from '../../../../cms/exercises/answers/answer-ways.ts'
import { withFullObjects } from '../../../../cms/exercises/answers/objects.ts'
import type { PracticeSet } from '../../../../cms/exercises/practice-set.ts'
import { alsoRightOf } from '../../../../cms/exercises/questions/also-right-of.ts'
import { choiceQuestion } from '../../../../cms/exercises/questions/choice-questions.ts'
import { gapOf } from '../../../../cms/exercises/questions/gap-of.ts'
import { gapQuestions } from '../../../../cms/exercises/questions/gap-questions.ts'
import { promptOf } from '../../../../cms/exercises/questions/prompt-of.ts'
import type { Question, TranslateQuestion } from '../../../../cms/exercises/questions/question.ts'
import { spokenTextOf } from '../../../../cms/exercises/questions/spoken-text-of.ts'
import type { Random } from '../../../../cms/exercises/random.ts'
import type { Row } from '../../../../cms/exercises/row.ts'
import type { KeptWord } from '../scheduling/kept-words.ts'
import type { Rung } from '../scheduling/rung.ts'

type Maker = (row: Row, set: PracticeSet, random: Random) => Question | null

/**
 * The question of a word on its rung. Where a word lacks what a rung needs – a meaning, an example,
 * three words that are surely wrong – it is asked by the next way that is possible.
 */
export function questionFor({ row, rung }: KeptWord, set: PracticeSet, random: Random): Question {
  for (const way of ways[rung]) {
    const question = makers[way](row, set, random)
    if (question) return question
  }
  return dictated(row)
}

const ways: Record<Rung, readonly Rung[]> = {
  choose: ['choose', 'type'],
  type: ['type'],
  hear: ['hear'],
  say: ['say'],
}

/** A word alone; of `turn on/switch on` the first way, of `look after sb` what a voice can say. */
function dictated({ id, word }: Row): Question {
  const [way] = answerWays(word)
  const isOnlyWay = !way || way.shown === trimmed(word)
  const text = withFullObjects(isOnlyWay ? word : way.shown)
  return { id: `dictation:${id}`, kind: 'dictation', rowId: id, text }
}

const makers: Record<Rung, Maker> = {
  choose: choiceQuestion,
  type: (row, set, random) =>
    translated(row, set) ?? gapWithBank(row, set, random) ?? defined(row, set) ?? gapAlone(row),
  hear: dictated,
  say: (row) => ({
    id: `say:${row.id}`,
    kind: 'say',
    rowId: row.id,
    word: row.word,
    text: spokenTextOf(row),
  }),
}

/** By what a row's word is asked for where no translation tells it. */
const definitionOf = (row: Row) => promptOf({ ...row, translation: '' })

const translated = (row: Row, set: PracticeSet) =>
  promptOf(row) === definitionOf(row) ? null : typed(row, set, promptOf(row))

/** Many words have one definition, so the letters that the word begins with are told. */
function defined(row: Row, set: PracticeSet) {
  const definition = definitionOf(row)
  if (definition === '') return null
  const initials = initialsOf(row.word)
  const question = typed(row, set, `${definition} (${initials})`)
  const alsoRight = question.alsoRight.filter((other) => initialsOf(other) === initials)
  return { ...question, alsoRight }
}

/** 'look forward to sth' as 'l… f… t…'. */
const initialsOf = (word: string) =>
  (answerWays(word)[0]?.texts.at(-1) ?? word)
    .split(/\s+/)
    .map((part) => `${part.match(/[\p{L}\p{N}]/u)?.[0] ?? ''}…`)
    .join(' ')

/** Another word of the learner's that is asked for just so is right as well. */
function typed(row: Row, { rows }: PracticeSet, prompt: string): TranslateQuestion {
  const { id, word } = row
  return {
    id: `translate:${id}`,
    kind: 'translate',
    rowId: id,
    prompt,
    answer: word,
    alsoRight: alsoRightOf(row, rows),
  }
}

function gapWithBank(row: Row, set: PracticeSet, random: Random): Question | null {
  const others = set.rows.filter(({ id }) => id !== row.id)
  const { questions } = gapQuestions('gap', { ...set, rows: [row], others }, random)
  return questions[0] ?? null
}

function gapAlone({ id, word, example }: Row): Question | null {
  const gap = gapOf(example, word)
  return 'refusal' in gap ? null : { id: `gap:${id}`, kind: 'gap', rowId: id, ...gap, bank: [] }
}
