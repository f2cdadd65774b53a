'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { HiddenCourses } from '../../contract/first-day.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { PendingButton } from '../client/pending-button.tsx'
import { ask, messageOf } from '../client/studio-client.ts'

const lostConnection =
  'The courses could not be hidden. Please check your connection and try again.'

/** Takes the sample courses off the site in one click. */
export function HideSamples() {
  const router = useRouter()
  const [isPending, setIsPending] = useState(false)

  async function hide() {
    setIsPending(true)
    try {
      toast.success(HiddenCourses.parse(await ask('POST', tutorApiPaths.sampleCourses)).message)
      router.refresh()
    } catch (error) {
      toast.error(messageOf(error, lostConnection))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <PendingButton buttonStyle="secondary" size="small" isPending={isPending} onClick={hide}>
      Hide the sample courses
    </PendingButton>
  )
}
