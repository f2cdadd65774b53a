/** What a screen of Payload's leaves unsaid to whoever hears it, and how it is said. */
export interface Mend {
  selector: string
  /** The attributes it gets; null takes one away, and undefined leaves it as it is. */
  attributesOf: (element: Element) => Readonly<Record<string, string | null | undefined>>
}

/** Words of Payload's that only a developer understands. */
interface Rewording {
  selector: string
  wordsFor: (said: string) => string
}

const always =
  (attributes: Readonly<Record<string, string | null>>): Mend['attributesOf'] =>
  () =>
    attributes

const named =
  (nameOf: (element: Element) => string | undefined): Mend['attributesOf'] =>
  (element) => ({ 'aria-label': nameOf(element) || undefined })

const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\*$/, '').trim() ?? ''

/** The label of the field that a control belongs to. */
const labelOf = (element: Element) =>
  textOf(element.closest('.field-type')?.querySelector('.field-label'))

/** What a row of a list or of a form is about, its number first. */
function rowOf(element: Element): string {
  const listed = element.closest('tr')?.querySelector('td a')
  if (listed) return textOf(listed)
  const header = element.closest('.collapsible')?.querySelector('.array-field__row-header')
  const parts = (header?.firstElementChild ?? header)?.childNodes ?? []
  return Array.from(parts, (part) => part.textContent)
    .join(' ')
    .trim()
}

const withRow = (name: string) => (element: Element) => `${name} ${rowOf(element)}`.trim()

/** Payload names an admin without an e-mail address by the number of her account. */
const numberOfAccount = /^(User: )?\d+(?= |$)/

const namedEditor = (said: string) => said.replace(numberOfAccount, 'Another admin')

/** The rank of every heading in a form, below the one of its document. */
const secondRank = always({ role: 'heading', 'aria-level': '2' })

/** Payload's markup has no setting for these; the classes are checked against its style sheets. */
export const mends: readonly Mend[] = [
  { selector: '.collection-list, .not-found', attributesOf: always({ role: 'main' }) },
  { selector: '.list-header', attributesOf: always({ role: 'none' }) },
  {
    selector: '.doc-header',
    attributesOf: always({ role: 'region', 'aria-label': 'Document' }),
  },
  { selector: '.doc-tabs__tabs', attributesOf: always({ role: 'group', 'aria-label': 'Views' }) },
  { selector: '.array-field__title, .group-field__title', attributesOf: secondRank },
  { selector: '.no-results h3, .payload-settings h3', attributesOf: secondRank },
  {
    selector: '.select-all__checkbox input',
    attributesOf: always({ 'aria-label': 'Select all', 'aria-labelledby': null }),
  },
  { selector: '.select-row__checkbox input', attributesOf: named(withRow('Select')) },
  { selector: '.cell-_dragHandle > [role="button"]', attributesOf: named(withRow('Move')) },
  {
    // The handle lies in an element that is pressed already.
    selector: '.cell-_dragHandle .sort-row, #heading-_dragHandle .sort-row',
    attributesOf: always({ role: null, tabindex: null }),
  },
  { selector: '.collapsible__drag', attributesOf: named(withRow('Move')) },
  { selector: '.array-actions__button', attributesOf: named(withRow('More for')) },
  {
    selector: '.clipboard-action__popup .popup-button',
    attributesOf: always({ 'aria-label': 'Copy or paste' }),
  },
  {
    selector: '.doc-controls__popup .popup-button',
    attributesOf: always({ 'aria-label': 'More' }),
  },
  {
    selector: '.form-submit .popup-button',
    attributesOf: always({ 'aria-label': 'More ways to publish' }),
  },
  { selector: '.clickable-arrow--left', attributesOf: always({ 'aria-label': 'Previous page' }) },
  { selector: '.clickable-arrow--right', attributesOf: always({ 'aria-label': 'Next page' }) },
  { selector: '.rs__input', attributesOf: named(labelOf) },
  { selector: '.date-time-picker input', attributesOf: named(labelOf) },
  {
    selector: '.date-time-picker__clear-button',
    attributesOf: named((element) => `Clear ${labelOf(element)}`.trim()),
  },
  { selector: '.ContentEditable__root[role="textbox"]', attributesOf: named(labelOf) },
  {
    // The keyboard opens and empties the field itself: Arrow down, Backspace.
    selector: '.dropdown-indicator[aria-hidden], .clear-indicator[aria-hidden]',
    attributesOf: always({ tabindex: '-1' }),
  },
  {
    // A chosen value holds the button that takes it away, which no button may.
    selector: '.multi-value[role="button"]',
    attributesOf: (element) => ({ role: 'group', 'aria-label': textOf(element) }),
  },
  {
    // In the place of a row's checkbox while somebody else edits it; pressing it does nothing.
    selector: '.locked',
    attributesOf: (element) => ({
      role: 'img',
      'aria-label': `Locked: ${namedEditor(textOf(element.querySelector('.locked__tooltip')))}`,
    }),
  },
]

/** Who edits what somebody else wants to edit, and what has no name yet. */
export const rewordings: readonly Rewording[] = [
  {
    selector: '.doc-header__title',
    wordsFor: (said) => said.replace(/^\[Untitled\]$/, 'Untitled'),
  },
  {
    selector: '.locked__tooltip .tooltip-content, .document-locked__content p:first-of-type strong',
    wordsFor: namedEditor,
  },
]

/** Says what is unsaid in all that stands on the page now. */
export function mendMarkup(root: ParentNode): void {
  for (const { selector, attributesOf } of mends) {
    for (const element of root.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributesOf(element))) {
        if (value === null) element.removeAttribute(name)
        else if (value !== undefined && element.getAttribute(name) !== value) {
          element.setAttribute(name, value)
        }
      }
    }
  }
  for (const { selector, wordsFor } of rewordings) {
    for (const element of root.querySelectorAll(selector)) reword(element.firstChild, wordsFor)
  }
}

/** In the text that React has made, which it writes over where it has something new to say. */
function reword(text: ChildNode | null, wordsFor: Rewording['wordsFor']) {
  const said = text?.nodeValue ?? ''
  const words = wordsFor(said)
  if (text && words !== said) text.nodeValue = words
}
