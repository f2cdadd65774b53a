import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { contentId } from './place-on-page.ts'

/**
 * The title of the page that was gone to last, once it is its own; empty until then. A title that
 * changes with the address's search is that of a part, such as a lesson's tab, and is not told.
 */
export function useAnnouncedTitle(pathname: string): string {
  const { search } = useLocation()
  const shownPath = useRef(pathname)
  const [title, setTitle] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the search ends it
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    setTitle('') // lessons of the same name are announced too
    return followTitle(document.getElementById(contentId), () => setTitle(document.title))
  }, [pathname, search])

  return title
}

/**
 * While its data is on its way a page has no heading, and its title may be that of any lesson; one
 * that has a heading from the start may still get the name of its course.
 */
function followTitle(content: HTMLElement | null, tell: () => void) {
  const all = { childList: true, subtree: true }
  const observer = new MutationObserver(look)
  function look() {
    if (content && !content.querySelector('h1')) return observer.observe(content, all)
    observer.disconnect()
    observer.observe(document.head, { ...all, characterData: true })
    tell()
  }
  look()
  return () => observer.disconnect()
}
