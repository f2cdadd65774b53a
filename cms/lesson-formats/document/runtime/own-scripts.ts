import { keyedElement, root } from './lesson-page.ts'
import { labelled } from './radio-button.ts'

/** What the lesson was seen to do by itself; it stays its own. */
const ownedByLesson = new WeakSet<Element>()

/** How things stood before the lesson's own listeners saw the click. */
let before: { element: HTMLElement; state: string } | null = null

const marks = ['selected', 'correct', 'incorrect', 'right', 'wrong', 'active', 'chosen']

let saidSo = false

/** True where the lesson says that it does everything by itself, or said so before it was written anew. */
export function hasOwnScripts(): boolean {
  saidSo ||= [root(), document.body].some((each) => each?.hasAttribute('data-own-scripts'))
  return saidSo
}

/** The lesson's own click handler, by attribute or by property. */
export function isOwn(element: HTMLElement): boolean {
  const hasHandler = typeof element.onclick === 'function' || element.hasAttribute('onclick')
  return hasHandler || ownedByLesson.has(element)
}

/** Leaves the element to the lesson from now on. */
export function leaveToLesson(element: HTMLElement) {
  ownedByLesson.add(element)
}

export function noteBefore(event: MouseEvent) {
  const element = keyedElement(event)
  before = element && { element, state: stateOf(element) }
}

/** True where the lesson's own listeners did the element's work on this click. */
export function wasDoneByLesson(element: HTMLElement): boolean {
  return before?.element === element && before.state !== stateOf(element)
}

/** What a lesson that does the element's work by itself would change at once. */
function stateOf(element: HTMLElement): string {
  const { dataset } = element
  const parts: unknown[] = []
  if ('themeToggle' in dataset) parts.push(lookOf(root()), lookOf(document.body))
  if ('speak' in dataset && 'speechSynthesis' in window) {
    parts.push(speechSynthesis.speaking || speechSynthesis.pending)
  }
  if ('record' in dataset) parts.push(element.textContent)
  if ('option' in dataset) parts.push(marksOf(element), element.hasAttribute('disabled'))
  if ('go' in dataset) {
    const target = document.getElementById(dataset.go ?? '')
    parts.push(lookOf(target), target?.hidden)
  }
  return JSON.stringify(parts)
}

function marksOf(option: HTMLElement): boolean[] {
  const { classList } = labelled(option)
  return marks.map((mark) => classList.contains(mark))
}

function lookOf(element: HTMLElement | null) {
  return element && [element.className, element.dataset.theme, element.getAttribute('style')]
}
