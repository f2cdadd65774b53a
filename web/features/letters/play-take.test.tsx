import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { wavFile } from '../../../cms/clips/wav-file.ts'
import { expectUnplayable, unplayable } from '../../../testing/component/expect-unplayable.ts'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { PlayTake } from './play-take.tsx'

/** The recording is there once it was asked for. */
async function hear(sound: { type: string; data: string }) {
  fakeServer(() => Response.json(sound))
  await show(<PlayTake take={{ id: 5, seconds: 9 }} label="Hear the answer" />)
  await page.getByRole('button', { name: 'Hear the answer (9 s)' }).click()
}

test('a recording is played where its button was', async () => {
  const bytes = wavFile(new Float32Array(2_400))

  await hear({ type: 'audio/wav', data: btoa(String.fromCharCode(...bytes)) })

  await expect.element(page.getByLabelText('Hear the answer')).toHaveFocus()
})

test('a recording that this browser cannot play says so, and can be saved', async () => {
  await hear(unplayable)

  await expectUnplayable()
})
