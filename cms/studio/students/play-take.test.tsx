import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { PlayTake } from './play-take.tsx'

test('by the keyboard alone: the focus goes from the button to the recording', async () => {
  fakeServer(() => Response.json({ type: 'audio/webm', data: btoa('said') }))
  await render(<PlayTake take={{ id: 7, seconds: 3 }} label="Hear the recording" />)
  page.getByRole('button', { name: 'Hear the recording (3 s)' }).element().focus()

  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByLabelText('Hear the recording')).toHaveFocus()
})
