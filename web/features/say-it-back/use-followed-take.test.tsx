import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EngineState } from '../../listening/use-engine.ts'
import type { Take } from '../../listening/use-take.ts'
import { noMatch } from './say-it-texts.ts'
import { takeNote } from './take-note.ts'
import { useFollowedTake } from './use-followed-take.ts'

const sounds = { walk: ['W AO K'] }
const take: Take = {
  id: 1,
  audio: new Blob(),
  samples: new Float32Array(),
  receipt: null,
  spoken: { room: 'good', seconds: 1, pauses: [], shape: [] },
}

const ready: EngineState = {
  kind: 'ready',
  engine: {
    align: async () => null,
    choose: async () => null,
    standOut: async () => null,
    ended: new Promise(() => undefined),
    close: () => undefined,
  },
}

function Note() {
  const [engine, setEngine] = useState(ready)
  const followed = useFollowedTake({ take, text: 'Walk', engine, sounds })
  return (
    <>
      <button type="button" onClick={() => setEngine({ kind: 'off' })}>
        Stop listening
      </button>
      <p>{takeNote(take, followed)}</p>
    </>
  )
}

test('an engine that listens no more has not failed to match either', async () => {
  await render(<Note />)
  await expect.element(page.getByText(noMatch)).toBeVisible()

  await page.getByRole('button', { name: 'Stop listening' }).click()

  await expect.element(page.getByText(noMatch)).not.toBeInTheDocument()
})
