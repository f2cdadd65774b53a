'use client'
import { toast } from '@payloadcms/ui'

/**
 * Copies a text that is on the page as well, and says so; where the browser refuses, it says what to
 * do instead.
 */
export async function copyText(text: string, told: { copied: string; refused: string }) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(told.copied)
  } catch {
    toast.info(told.refused)
  }
}
