'use client'
import { useRouter } from 'next/navigation'
import { useNewest } from '../students/use-newest.ts'

/** Reads the desk anew when something of a student's comes in. */
export function FreshDesk({ newest }: { newest: string | null }) {
  const router = useRouter()
  useNewest(newest, () => router.refresh())
  return null
}
