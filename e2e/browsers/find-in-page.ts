/** What an element is looked for by: its role and name, as a person would call it. */
export interface Wanted {
  role: 'button' | 'link' | 'tab' | 'radio' | 'heading' | 'textbox' | 'tabpanel' | 'article'
  name: string
  /** The name is a part of the element's; otherwise the whole. */
  isPart?: boolean
}

/**
 * The first visible element of a role and a name. Runs in the page: no engine but Chromium's offers
 * its accessibility tree to every driver, so names are worked out as far as our pages need it.
 */
export function findInPage({ role, name, isPart = false }: Wanted): Element | null {
  const selectors = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    tab: '[role="tab"]',
    radio: 'input[type="radio"], [role="radio"]',
    heading: 'h1, h2, h3, h4',
    textbox: 'input:not([type]), input[type="text"], input[type="email"], textarea',
    tabpanel: '[role="tabpanel"]',
    article: 'article',
  }
  const collapsed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const textOfIds = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? Array.from(element.labels ?? [], (label) => label.textContent).join(' ')
      : ''
  const nameOf = (element: Element) =>
    collapsed(textOfIds(element.getAttribute('aria-labelledby'))) ||
    collapsed(element.getAttribute('aria-label')) ||
    collapsed(labelsOf(element)) ||
    collapsed(element.textContent)
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const fits = (element: Element) => {
    const own = nameOf(element)
    return isVisible(element) && (isPart ? own.includes(name) : own === name)
  }
  const found = Array.from(document.querySelectorAll(selectors[role])).find(fits) ?? null
  // At once: some drivers press where it was before a smooth scroll has ended.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A radio button that is drawn by its label is pressed there, as people do.
  return role === 'radio' ? (found?.closest('label') ?? found) : found
}
