import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeRecogniser } from '../../../testing/component/fake-recogniser.ts'
import { show } from '../../../testing/component/show.tsx'
import { SpeakingRecorder } from './speaking-recorder.tsx'
import { useRecorder } from './use-recorder.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function TwoActivities() {
  const surface = useRef<HTMLDivElement>(null)
  const recorder = useRecorder(71, surface)
  const place = { lessonId: 71, lessonNumber: 1, title: 'Lesson', speakingNumber: 1 }
  return (
    <div ref={surface}>
      {['one', 'two'].map((name, activityIndex) => (
        <SpeakingRecorder
          key={name}
          name={name}
          place={{ ...place, activityIndex }}
          recorder={recorder}
        />
      ))}
    </div>
  )
}

test('no activity is said to record while the microphone is asked for', async () => {
  let allow = () => {}
  fakeRecogniser(
    new Promise((resolve) => {
      allow = resolve
    }),
  )
  await show(<TwoActivities />)

  await page.getByRole('button', { name: 'Start Recording for one' }).click()

  await expect.element(page.getByText('Another activity asks for the microphone.')).toBeVisible()
  allow()
  await expect.element(page.getByText('Another activity is recording.')).toBeVisible()
})
