'use client'
import { type ReactNode, useEffect } from 'react'
import { mendMarkup } from './mends.ts'

/** Around the whole studio: what comes onto a page is mended with the next picture. */
export function MendedMarkup({ children }: { children: ReactNode }) {
  useEffect(() => {
    let planned = 0
    const mend = () => {
      planned = 0
      mendMarkup(document)
    }
    const plan = () => {
      planned ||= requestAnimationFrame(mend)
    }
    const seen = new MutationObserver(plan)
    seen.observe(document.body, { childList: true, subtree: true })
    mend()
    return () => {
      seen.disconnect()
      cancelAnimationFrame(planned)
    }
  }, [])
  return children
}
