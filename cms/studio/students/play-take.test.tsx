import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { wavFile } from '../../clips/wav-file.ts'
import { PlayTake } from './play-take.tsx'

const sound = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

test('by the keyboard alone: the focus goes from the button to the recording', async () => {
  const data = sound(wavFile(new Float32Array(2_400)))
  fakeServer(() => Response.json({ type: 'audio/wav', data }))
  await render(<PlayTake take={{ id: 7, seconds: 3 }} label="Hear the recording" />)
  page.getByRole('button', { name: 'Hear the recording (3 s)' }).element().focus()

  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByLabelText('Hear the recording')).toHaveFocus()
})

test('a recording that this browser cannot play says so, and can be saved', async () => {
  fakeServer(() => Response.json({ type: 'audio/webm', data: btoa('of a newer browser') }))
  await render(<PlayTake take={{ id: 7, seconds: 3 }} label="Hear the recording" />)

  await page.getByRole('button', { name: 'Hear the recording (3 s)' }).click()

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
