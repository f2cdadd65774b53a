import type { QuizQuestion } from '../../contract/lesson.ts'
import { optionLetters } from './lesson-tags.ts'
import type { MarkupElement } from './markup-element.ts'
import { errorAt } from './markup-error.ts'
import { isMissing, notAs } from './markup-problems.ts'
import { childOf, requiredText, textOf } from './read-element.ts'

const minOptions = 2

export function readQuizItem(item: MarkupElement): QuizQuestion {
  return {
    question: requiredText(item, 'question'),
    options: readOptions(item),
    correctAnswer: readCorrectAnswer(item),
  }
}

/** The options by their letters, whatever their order; no letter may be left out. */
function readOptions(item: MarkupElement): string[] {
  const elements = optionElements(item)
  if (elements.length < minOptions) {
    throw errorAt(
      item,
      `has ${elements.length} option${elements.length === 1 ? '' : 's'}; at least ${minOptions} are needed`,
    )
  }
  const gap = optionLetters
    .slice(0, elements.length)
    .find((letter) => !childOf(item, optionTag(letter)))
  if (gap !== undefined) throw isMissing(optionTag(gap), item)
  return elements.map(textOf)
}

function readCorrectAnswer(item: MarkupElement): number {
  const element = childOf(item, 'correct-answer')
  if (element === undefined) throw isMissing('correct-answer', item)
  const letters = optionLetters.slice(0, optionElements(item).length)
  const index = letters.indexOf(element.text.toLowerCase())
  if (index < 0) throw notAs(element, `a letter from a to ${letters.at(-1)}`)
  return index
}

const optionTag = (letter: string) => `option-${letter}`

const optionElements = (item: MarkupElement) =>
  optionLetters.flatMap((letter) => childOf(item, optionTag(letter)) ?? [])
