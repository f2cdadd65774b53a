'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useAction } from '../../../web/ui/use-action.ts'
import { HiddenCourses } from '../../contract/first-day.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { PendingButton } from '../client/pending-button.tsx'
import { ask, messageOf } from '../client/studio-client.ts'

const lostConnection =
  'The courses could not be hidden. Please check your connection and try again.'

/** Takes the sample courses off the site in one click. */
export function HideSamples() {
  const router = useRouter()
  const hiding = useAction(async () => {
    try {
      toast.success(HiddenCourses.parse(await ask('POST', tutorApiPaths.sampleCourses)).message)
      router.refresh()
    } catch (error) {
      toast.error(messageOf(error, lostConnection))
    }
  })

  return (
    <PendingButton
      buttonStyle="secondary"
      size="small"
      isPending={hiding.isPending}
      onClick={() => hiding.run()}
    >
      Hide the sample courses
    </PendingButton>
  )
}
