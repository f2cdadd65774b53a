import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { wavFile } from '../../../cms/clips/wav-file.ts'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { PlayTake } from './play-take.tsx'

/** The recording is there once it was asked for. */
async function hear(type: string, data: string) {
  fakeServer(() => Response.json({ type, data }))
  await show(<PlayTake take={{ id: 5, seconds: 9 }} label="Hear the answer" />)
  await page.getByRole('button', { name: 'Hear the answer (9 s)' }).click()
}

test('a recording is played where its button was', async () => {
  const bytes = wavFile(new Float32Array(2_400))

  await hear('audio/wav', btoa(String.fromCharCode(...bytes)))

  await expect.element(page.getByLabelText('Hear the answer')).toHaveFocus()
})

test('a recording that this browser cannot play says so, and can be saved', async () => {
  await hear('audio/webm', btoa('of a newer browser'))

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'This browser cannot play the recording. Save it, or open this page on another device.',
    )
  const link = page.getByRole('link', { name: 'Save it' })
  await expect.element(link).toHaveAttribute('download', 'recording.webm')
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^blob:/))
  await expect.element(link).toHaveFocus()
})
