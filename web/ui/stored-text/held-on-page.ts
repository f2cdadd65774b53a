/** What a page keeps in its own memory alone, until it is closed or loaded anew. */
interface Held {
  /** Whoever leaves the page would lose something: the browser asks first, on any screen. */
  isMissed: boolean
  forget(): void
}

const held = new Map<string, Held>()
/** When a link to a mail program was pressed last, in the time of events. */
let mailPressed = Number.NEGATIVE_INFINITY
/** A browser asks as soon as such a link is pressed. */
const askedSoonMs = 1_000

/** Tells what is held under a name by now. */
export function holdOnPage(name: string, what: Held): void {
  held.set(name, what)
  const isMissed = [...held.values()].some((each) => each.isMissed)
  const change = isMissed ? addEventListener : removeEventListener
  change('beforeunload', ask)
  change('click', noteMail, true)
}

/** Forgets all that the page itself keeps. */
export function forgetHeld(): void {
  for (const { forget } of [...held.values()]) forget()
}

/** A link to a mail program leaves the page where it is, although browsers ask as if it did not. */
function ask(event: Event): void {
  if (event.timeStamp - mailPressed > askedSoonMs) event.preventDefault()
}

function noteMail({ target, timeStamp }: Event): void {
  const isMail = target instanceof Element && target.closest('a[href^="mailto:"]')
  if (isMail) mailPressed = timeStamp
}
