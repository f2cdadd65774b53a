'use client'
import { toast } from '@payloadcms/ui'
import { studioSessionEnded } from '../../contract/studio-session.ts'

/**
 * Tells that what a page of the studio asked for was refused because the session has ended: Payload
 * writes that to the console, and what was to come is waited for without an end. One message stands,
 * however often it is asked.
 */
export function tellSessionEnded(error: unknown): void {
  const isEnded = error instanceof Error && error.message === studioSessionEnded
  if (isEnded) toast.error(studioSessionEnded, { id: 'session-ended' })
}
