import { useEffect } from 'react'

/**
 * Links out of a draft load the document: what this page has read must not be taken for what is
 * published. In the frame beside the editor they open in a tab of their own.
 */
export function useLeavingLinks(isFramed: boolean): void {
  useEffect(() => {
    function leave(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || isOnThisPage(link)) return
      event.stopPropagation() // the router would keep the page
      if (!isFramed || link.target === '_blank') return
      event.preventDefault()
      window.open(link.href, '_blank', 'noopener')
    }
    // Before the router, which listens on the document.
    window.addEventListener('click', leave, true)
    return () => window.removeEventListener('click', leave, true)
  }, [isFramed])
}

const isOnThisPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname
