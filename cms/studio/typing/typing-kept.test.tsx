import { ServerFunctionsProvider, toast, useServerFunctions } from '@payloadcms/ui'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { studioSessionEnded } from '../../contract/studio-session.ts'
import { TypingKept } from './typing-kept.tsx'

/** What a part of the studio asks for, refused; gives what is told of it. */
async function askInVain({ words, state }: { words: string; state: object }) {
  const told = vi.spyOn(toast, 'error').mockReturnValue(1)
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined) // Payload writes it there
  onTestFinished(() => void vi.restoreAllMocks())
  await render(
    <ServerFunctionsProvider serverFunction={() => Promise.reject(new Error(words))}>
      <TypingKept>
        <Asking state={state} />
      </TypingKept>
    </ServerFunctionsProvider>,
  )
  await page.getByRole('button', { name: 'Ask' }).click()
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  return told.mock.calls.map(([text]) => text)
}

function Asking({ state }: { state: object }) {
  const { getFormState } = useServerFunctions()
  const args = { collectionSlug: 'students', formState: { ...state } }
  return (
    <button type="button" onClick={() => Reflect.apply(getFormState, undefined, [args])}>
      Ask
    </button>
  )
}

test('a part of a form that does not come because the session has ended is told of', async () => {
  expect(await askInVain({ words: studioSessionEnded, state: { name: {} } })).toEqual([
    studioSessionEnded,
  ])
})

test.each([
  ['of a form that saves itself, whose save tells the same', studioSessionEnded, { _status: {} }],
  ['for another reason', 'Failed to fetch', { name: {} }],
])('nothing is told of one that does not come %s', async (_what, words, state) => {
  expect(await askInVain({ words, state })).toEqual([])
})
