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
  const { answer, rowId } = question
  const parts = set.facts[rowId]?.parts ?? []
  const isCompared = parts.length === 0 || parts.includes('a') || parts.includes('r')
  const rules = { answer, isCompared, isEnglish }
  if (question.kind === 'translate') {
    return checkAnswer(given, { ...rules, alsoRight: question.alsoRight })
  }
  const { word = answer, alsoRight = [] } = set.rows.find(({ id }) => id === rowId) ?? {}
  return checkAnswer(given, { ...rules, word, alsoRight })
}
