import { useLayoutEffect, useRef, useState } from 'react'
import { contentId } from './place-on-page.ts'

/** The title of the page that was gone to last, once it is its own; empty until then. */
export function useAnnouncedTitle(pathname: string): string {
  const shownPath = useRef(pathname)
  const [title, setTitle] = useState('')

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    setTitle('') // lessons of the same name are announced too
    return whenHeadingIsThere(document.getElementById(contentId), () => setTitle(document.title))
  }, [pathname])

  return title
}

/** While its data is on its way a page has no heading, and its title may be that of any lesson. */
function whenHeadingIsThere(content: HTMLElement | null, then: () => void) {
  const isThere = () => content === null || content.querySelector('h1') !== null
  if (isThere()) return then()
  const observer = new MutationObserver(() => {
    if (!isThere()) return
    observer.disconnect()
    then()
  })
  if (content) observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}
