import type { PracticeSet } from '../practice-set.ts'
import type { GapQuestion, TranslateQuestion } from '../questions/question.ts'
import { type Checked, checkAnswer } from './check-answer.ts'
import type { IsEnglish } from './slips.ts'

/** Whether a word is one that somebody may have meant: near an answer, or a word of the set. */
export function englishOf({ nearForms }: PracticeSet): IsEnglish {
  const forms = new Set(nearForms)
  return (word) => forms.has(word)
}

/** Checks what was typed into a gap or as a translation. */
export function checkTyped(
  given: string,
  question: GapQuestion | TranslateQuestion,
  set: PracticeSet,
): Checked {
  const isEnglish = englishOf(set)
  const { answer } = question
  if (question.kind === 'translate') {
    return checkAnswer(given, { answer, alsoRight: question.alsoRight, isEnglish })
  }
  const word = set.rows.find(({ id }) => id === question.rowId)?.word ?? answer
  return checkAnswer(given, { answer, word, isEnglish })
}
