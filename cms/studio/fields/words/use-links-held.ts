import { useEffect, useEffectEvent } from 'react'

/** Holds the links of this window that lead to another page, and tells where they would have led. */
export function useLinksHeld(isHeld: boolean, onHeld: (address: string) => void): void {
  const hold = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !leavesPage(link) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    onHeld(link.href)
  })
  useEffect(() => {
    if (!isHeld) return
    document.addEventListener('click', hold, true)
    window.addEventListener('beforeunload', stay)
    return () => {
      document.removeEventListener('click', hold, true)
      window.removeEventListener('beforeunload', stay)
    }
  }, [isHeld])
}

const leavesPage = ({ href, target, download }: HTMLAnchorElement) =>
  href !== '' && target !== '_blank' && download === '' && pageOf(href) !== pageOf(location.href)

const pageOf = (address: string) => address.split('#')[0]

const stay = (event: BeforeUnloadEvent) => event.preventDefault()
