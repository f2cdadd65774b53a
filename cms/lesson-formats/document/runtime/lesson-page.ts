/** That of this moment: a lesson may write its page anew. */
export const root = () => document.documentElement

const keyed = '[data-theme-toggle], [data-speak], [data-record], [data-option], [data-go]'

export function every(selector: string): HTMLElement[] {
  return [...document.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement)
}

/** The element around an event's target that asks the runtime for something. */
export function keyedElement({ target }: Event): HTMLElement | null {
  const element = target instanceof Element ? target.closest(keyed) : null
  return element instanceof HTMLElement ? element : null
}

/** True of an element that asks the runtime for something, and of one that holds such an element. */
export function bringsKeyed(node: Node): boolean {
  return node instanceof Element && (node.matches(keyed) || node.querySelector(keyed) !== null)
}

export const addedNodes = (records: MutationRecord[]): Node[] =>
  records.flatMap(({ addedNodes }) => [...addedNodes])

/** Tells the lesson's own scripts what happened. */
export function tell(element: Element, type: string, detail: object) {
  element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }))
}
