import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emulateForcedColours } from '../../../testing/component/emulated-medium.ts'
import { fakeRecogniser } from '../../../testing/component/fake-recogniser.ts'
import { show } from '../../../testing/component/show.tsx'
import { silentMicrophone } from '../../../testing/component/silent-microphone.ts'
import { SpeakingRecorder } from './speaking-recorder.tsx'
import { useRecorder } from './use-recorder.ts'

afterEach(async () => {
  await emulateForcedColours(false)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Of a lesson of its own: what is recorded stays as long as the page does. */
function TwoActivities({ lessonId }: { lessonId: number }) {
  const surface = useRef<HTMLDivElement>(null)
  const recorder = useRecorder(lessonId, surface)
  const place = { lessonId, lessonNumber: 1, title: 'Lesson', speakingNumber: 1 }
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
  await show(<TwoActivities lessonId={71} />)

  await page.getByRole('button', { name: 'Start Recording for one' }).click()

  await expect
    .element(page.getByText('Another activity is waiting for the microphone.'))
    .toBeVisible()
  allow()
  await expect.element(page.getByText('Another activity is recording.')).toBeVisible()
})

test('who speaks into a microphone that gives nothing is told while she speaks, and afterwards', async () => {
  silentMicrophone()
  await show(<TwoActivities lessonId={72} />)

  await page.getByRole('button', { name: 'Start Recording for one' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Nothing has been heard so far. If you are speaking, check')
  await page.getByRole('button', { name: 'Stop Recording for one' }).click()

  await expect.element(page.getByText('Recorded, but nothing was heard')).toBeVisible()
  await expect.element(page.getByText(/^Nothing was heard in this recording/)).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('in a reader’s own colours the dot is as plain as the words beside it', async () => {
  await show(<TwoActivities lessonId={73} />)
  const button = page.getByRole('button', { name: 'Start Recording for one' })
  await expect.element(button).toBeVisible()
  const dot = button.element().querySelector('[aria-hidden]') ?? document.body

  await emulateForcedColours(true)

  expect(getComputedStyle(dot).backgroundColor).toBe(getComputedStyle(button.element()).color)
})
