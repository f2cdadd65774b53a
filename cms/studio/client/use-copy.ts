'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'

/** Copies texts; `uncopied` is the one that the browser refused to copy, to be copied by hand. */
export function useCopy() {
  const [uncopied, setUncopied] = useState('')

  /** @param told What is said once the text is copied. */
  async function copy(text: string, told: string) {
    try {
      await navigator.clipboard.writeText(text)
      setUncopied('')
      toast.success(told)
    } catch {
      setUncopied(text)
    }
  }

  return { uncopied, copy }
}
