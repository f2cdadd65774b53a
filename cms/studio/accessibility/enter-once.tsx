'use client'
import { type ReactNode, useEffect } from 'react'
import { pressOnce } from '../../../web/ui/press-once.ts'

/** Around the whole studio, as the site's layout has it: a button that Enter is held on is pressed once. */
export function EnterOnce({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.addEventListener('keydown', pressOnce, true)
    return () => window.removeEventListener('keydown', pressOnce, true)
  }, [])
  return children
}
