import { announce } from './announce.ts'
import { tell } from './lesson-page.ts'
import { labelled } from './radio-button.ts'

const feedbackDelayMs = 500

/** Notes the first choice of a question, and says after a moment whether it is right. */
export function answer(option: HTMLElement) {
  const question = option.closest('[data-question]')
  if (!question) return
  question.setAttribute('data-answered', '')
  const options = [...question.querySelectorAll('[data-option]')]
  for (const each of options) each.setAttribute('aria-disabled', 'true')
  mark(option, 'selected')

  // A question that names no right answer asks for an opinion.
  if (!options.some((each) => each.hasAttribute('data-correct'))) return announce('Selected.')
  setTimeout(() => showResult(question, option, options), feedbackDelayMs)
}

export function isAnswered(option: HTMLElement): boolean {
  return option.closest('[data-question]')?.hasAttribute('data-answered') ?? false
}

/** The first choice stands; a click on its own label still reaches its radio button. */
export function keepAnswer(event: Event, option: HTMLElement) {
  if (!option.classList.contains('selected')) event.preventDefault()
}

function showResult(question: Element, option: HTMLElement, options: readonly Element[]) {
  const isCorrect = isRight(option)
  mark(option, isCorrect ? 'correct' : 'incorrect')
  const right = options.filter(isRight)
  if (!isCorrect) for (const each of right) mark(each, 'correct')
  const solution = right.map((each) => labelled(each).textContent?.trim()).join(', ')
  announce(isCorrect ? 'Correct.' : `Not quite. The right answer: ${solution}`)
  tell(question, 'lesson:answer', { isCorrect })
}

function isRight(option: Element): boolean {
  return ['true', ''].includes(option.getAttribute('data-correct')?.toLowerCase() ?? 'false')
}

function mark(option: Element, className: string) {
  option.classList.add(className)
  labelled(option).classList.add(className)
}
