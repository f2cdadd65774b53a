import { useEffect, useState } from 'react'
import { useAdmin } from '../../data/admin.ts'
import type { PickedFile } from './picked-files.ts'

export interface Choice {
  /** Null while none is chosen. */
  courseId: number | null
  /** The one student it is for; null for everyone. */
  studentId: number | null
  isForOne: boolean
  files: readonly PickedFile[]
}

const nothing: Choice = { courseId: null, studentId: null, isForOne: false, files: [] }

/** What an admin had chosen when the screen went, above all to sign in again. */
let kept: { adminId: number; choice: Choice } | null = null

/** The chosen course and files; the same admin finds them again until the page is loaded anew. */
export function useStoredChoice() {
  const admin = useAdmin()
  const adminId = admin.state === 'ready' ? admin.data.id : null
  const [choice, setChoice] = useState(() =>
    kept !== null && kept.adminId === adminId ? kept.choice : nothing,
  )

  useEffect(() => {
    if (adminId !== null) kept = { adminId, choice }
  }, [adminId, choice])

  return [choice, setChoice] as const
}
