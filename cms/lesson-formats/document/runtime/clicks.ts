import { isWalking } from './keyboard.ts'
import { keyedElement } from './lesson-page.ts'
import { isOwn, leaveToLesson, wasDoneByLesson } from './own-scripts.ts'
import { answer, isAnswered, keepAnswer } from './questions.ts'
import { isRadio } from './radio-button.ts'
import { toggleRecording } from './record.ts'
import { leaveSectionsToLesson, showSection } from './sections.ts'
import { speak } from './speak.ts'
import { toggleTheme } from './theme.ts'

/** Does what the clicked element asks for, unless the lesson does it. */
export function onClick(event: MouseEvent) {
  const element = keyedElement(event)
  if (!element || event.defaultPrevented || isOwn(element)) return
  if (wasDoneByLesson(element)) return leaveAlone(element)
  if (isWalking() && isRadio(event.target)) return
  if (element.hasAttribute('data-option') && isAnswered(element)) return keepAnswer(event, element)
  // A link would leave, a button in a form would send it; a radio button must keep its choice.
  if (element.closest('a, button')) event.preventDefault()
  serve(element, event)
}

function serve(element: HTMLElement, { detail }: MouseEvent) {
  if (element.hasAttribute('data-theme-toggle')) toggleTheme()
  if (element.hasAttribute('data-speak')) speak(element)
  // The second click of a double click would stop what the first has begun.
  if (element.hasAttribute('data-record') && detail < 2) toggleRecording(element)
  if (element.hasAttribute('data-option')) answer(element)
  if (element.hasAttribute('data-go')) showSection(element.dataset.go ?? '', true)
}

/** A lesson that shows one section by itself shows them all by itself. */
function leaveAlone(element: HTMLElement) {
  if (element.hasAttribute('data-go')) leaveSectionsToLesson()
  else leaveToLesson(element)
}
