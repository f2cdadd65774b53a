import { saySeen } from './say.ts'
import { shownText } from './shown-text.ts'

const clicked = new Set<Element>()
const reached = 'a[href], button, input, select, textarea, summary, label, option, [tabindex]'
const mostNamed = 10

/** Notes which elements listen for clicks: the page tells nobody otherwise. */
export function noteClickTargets() {
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
    if (args[0] === 'click' && this instanceof Element) clicked.add(this)
    return add.apply(this, args)
  }
}

/** What can be clicked and no Tab comes to; where that is not sure, nothing is said. */
export function sayUnreached() {
  const targets = new Set([...document.querySelectorAll('[onclick]'), ...clicked])
  const unreached = [...targets].filter(isUnreached)
  for (const element of unreached.slice(0, mostNamed)) saySeen('no-key', nameOf(element))
}

function isUnreached(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.getClientRects().length === 0) return false
  // A whole panel listens for what is in it; a hand says that this one is meant.
  const isMeant = element.hasAttribute('onclick') || getComputedStyle(element).cursor === 'pointer'
  if (!isMeant || nameOf(element) === '') return false
  return !element.closest(reached) && !element.querySelector(reached)
}

const nameOf = (element: Element) =>
  element instanceof HTMLElement ? shownText(element).trim().replace(/\s+/g, ' ').slice(0, 60) : ''

/** More than the frame is wide; a pixel may come of rounding. */
export function sayWide() {
  const width = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)
  const style = getComputedStyle(document.documentElement).overflowX
  const isCut = [style, getComputedStyle(document.body).overflowX].includes('hidden')
  if (!isCut && width > document.documentElement.clientWidth + 1) saySeen('wide', `${width} px`)
}
