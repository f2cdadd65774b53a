import type { PracticeSet } from '../../../../cms/exercises/practice-set.ts'
import { choiceQuestion } from '../../../../cms/exercises/questions/choice-questions.ts'
import { gapOf } from '../../../../cms/exercises/questions/gap-of.ts'
import { promptOf } from '../../../../cms/exercises/questions/prompt-of.ts'
import type { Question } from '../../../../cms/exercises/questions/question.ts'
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

const dictated = ({ id, word }: Row): Question => ({
  id: `dictation:${id}`,
  kind: 'dictation',
  rowId: id,
  text: word,
})

const makers: Record<Rung, Maker> = {
  choose: choiceQuestion,
  type(row) {
    const { id, word, alsoRight } = row
    const prompt = promptOf(row)
    if (prompt !== '') {
      const more = [...alsoRight]
      return {
        id: `translate:${id}`,
        kind: 'translate',
        rowId: id,
        prompt,
        answer: word,
        alsoRight: more,
      }
    }
    const gap = gapOf(row.example, word)
    if ('refusal' in gap) return null
    return { id: `gap:${id}`, kind: 'gap', rowId: id, ...gap, bank: [] }
  },
  hear: dictated,
  say: ({ id, word, example, spokenExample }) => ({
    id: `say:${id}`,
    kind: 'say',
    rowId: id,
    word,
    text: spokenExample.trim() || example.trim() || word,
  }),
}
