import { keyedElement } from './lesson-page.ts'
import { isOperable } from './operable.ts'
import { isRadio } from './radio-button.ts'

let isArrowDown = false

/** True while an arrow key walks through radio buttons: it chooses, but does not answer. */
export const isWalking = () => isArrowDown

export function onKeydown(event: KeyboardEvent) {
  isArrowDown = event.key.startsWith('Arrow')
  if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
  const isPress = event.key === 'Enter' || event.key === ' '
  const isAnswer = event.key === 'Enter' && isRadio(event.target) && keyedElement(event)
  if (!(isPress && isOperable(event.target)) && !isAnswer) return
  event.preventDefault()
  if (!event.repeat) event.target.click()
}

export function onKeyup() {
  isArrowDown = false
}
