'use client'
import type { ReactNode } from 'react'
import { useEnterOnce } from '../../../web/ui/use-enter-once.ts'

/** Around the whole studio: a button that Enter is held on is pressed once. */
export function EnterOnce({ children }: { children: ReactNode }) {
  useEnterOnce()
  return children
}
