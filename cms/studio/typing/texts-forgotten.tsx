'use client'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { useTextsForgotten } from './use-texts-forgotten.ts'

/** Around the whole studio: who signs out leaves no answer that she was writing. */
export function TextsForgotten({ children }: { children: ReactNode }) {
  useTextsForgotten(usePathname())
  return children
}
