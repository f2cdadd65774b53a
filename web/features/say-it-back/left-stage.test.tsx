import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeRecogniser } from '../../../testing/component/fake-recogniser.ts'
import { show } from '../../../testing/component/show.tsx'
import { watchRecorders } from '../../../testing/component/until-recorded.ts'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { SayItBack } from './say-it-button.tsx'

const words = { walk: ['W AO K'] }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A sentence in a stage that can be left and come back to. */
function Stages() {
  const [selected, select] = useState<'words' | 'quiz'>('words')
  return (
    <>
      <button type="button" onClick={() => select('quiz')}>
        Go on
      </button>
      <button type="button" onClick={() => select('words')}>
        Go back
      </button>
      <TabPanel idPrefix="stages" value="words" selected={selected}>
        <SpeechProvider>
          <SayItBack text="Walk" lesson={{ courseId: 1, lessonId: 7 }} />
        </SpeechProvider>
      </TabPanel>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open() {
  await show(<Stages />, { answers: { '/api/lessons/7/sounds': { words, alike: {}, near: {} } } })
  await button('Say it Walk').click()
}

test('a stage that is left while it records closes the microphone and keeps the take', async () => {
  const { openMicrophones } = fakeRecogniser()
  const { untilRecorded } = watchRecorders()
  await open()
  await button('Record').click()
  await untilRecorded()

  await button('Go on').click()

  await expect.poll(openMicrophones).toBe(0)
  await button('Go back').click()
  await expect.element(page.getByLabelText('What you said')).toBeVisible()
  await expect.element(button('Try again')).toBeVisible()
})

test('a question for the microphone goes with the stage, and a late answer opens none', async () => {
  let allow = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    allow = resolve
  })
  const { openMicrophones, streams } = fakeRecogniser(isAllowed)
  await open()
  await button('Record').click()
  await expect.element(page.getByText('Allow the microphone in your browser.')).toBeVisible()

  await button('Go on').click()
  await button('Go back').click()
  await expect.element(button('Record')).toBeVisible()
  allow()

  await expect.poll(() => streams.length).toBe(1)
  await expect.poll(openMicrophones).toBe(0)
})
