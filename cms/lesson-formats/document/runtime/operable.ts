import { isOwn } from './own-scripts.ts'

/** Elements that are buttons by our doing; real ones answer to the keyboard by themselves. */
const madeOperable = new WeakSet<Element>()

export const isOperable = (element: Element) => madeOperable.has(element)

/** Makes a button of an element that is none, for the keyboard and for screen readers. */
export function makeOperable(element: HTMLElement) {
  if (isOwn(element) || madeOperable.has(element)) return
  if (element.matches('button, a[href], input, select, textarea, summary, label')) return
  madeOperable.add(element)
  if (!element.hasAttribute('role')) element.setAttribute('role', 'button')
  // A list whose items are buttons is a list no more.
  if (element.matches('li')) element.closest('ul, ol')?.setAttribute('role', 'group')
  if (!element.hasAttribute('tabindex')) element.tabIndex = 0
}

/** Names a button that shows only a picture, or nothing. */
export function nameIfSilent(element: HTMLElement, name: string) {
  if (isOwn(element) || /[\p{L}\p{N}]/u.test(element.textContent ?? '')) return
  const named = '[aria-label], [aria-labelledby], [title]'
  if (element.matches(`${named}, input`) || element.querySelector(`${named}, img[alt], title`))
    return
  element.setAttribute('aria-label', name)
}
