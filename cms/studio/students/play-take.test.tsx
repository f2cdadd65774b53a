import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectUnplayable, unplayable } from '../../../testing/component/expect-unplayable.ts'
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
  fakeServer(() => Response.json(unplayable))
  await render(<PlayTake take={{ id: 7, seconds: 3 }} label="Hear the recording" />)

  await page.getByRole('button', { name: 'Hear the recording (3 s)' }).click()

  await expectUnplayable()
})
