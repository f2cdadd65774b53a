/** Where "Skip to content" leads. */
export const contentId = 'content'

/** Whether a fragment of an address names a part of the page, as that of "Skip to content" does. */
export const isPlaceOnPage = (fragment: string): boolean =>
  document.getElementById(fragment) !== null

/** Does what the browser does for the link, and leaves the address to the screens that read it. */
export function goToContent(event: { preventDefault: () => void }) {
  const content = document.getElementById(contentId)
  if (!content) return
  event.preventDefault()
  content.scrollIntoView()
  content.focus({ preventScroll: true })
}
