/**
 * Has the browser load the document at a whole address in this one's place, and tells where the
 * visitor sees this one still or again: the browser's Stop ends the loading without a word, and its
 * Back brings this document as it was left.
 */
export function leaveFor(href: string, onStay: () => void): void {
  const stay = () => {
    clearTimeout(timer)
    removeEventListener('pageshow', onShow)
    onStay()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stay()
  }
  const timer = setTimeout(stay, patienceMs)
  addEventListener('pageshow', onShow)
  // Back has brought the address already, and going to one with `#` again loads nothing.
  if (location.href === href) location.reload()
  else location.href = href
}

/** A document that comes later than this is waited for without a cover, as browsers do. */
const patienceMs = 10_000
