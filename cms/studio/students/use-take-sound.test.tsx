import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { useTakeSound } from './use-take-sound.ts'

const sound = { type: 'audio/webm', data: btoa('said') }

function Take() {
  const { url, isPending, load } = useTakeSound(7)
  return (
    <>
      <p role="status">{isPending ? 'Loading…' : url ? 'Loaded' : 'Not loaded'}</p>
      <button type="button" onClick={load}>
        Hear it
      </button>
    </>
  )
}

/** A recording that comes when the test says so. */
function slowSound() {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  const sent = fakeServer(() => coming.then(() => Response.json(sound)))
  return { sent, come }
}

test('a recording is asked for once, and it is told that it comes', async () => {
  const { sent, come } = slowSound()
  await render(<Take />)

  await page.getByRole('button').dblClick()
  await expect.element(page.getByText('Loading…')).toBeVisible()
  come()

  await expect.element(page.getByText('Loaded', { exact: true })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a recording takes no room once its page is left, while it was loading too', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const { come } = slowSound()
  const first = await render(<Take />)
  await page.getByRole('button').click()
  await first.unmount()
  come()
  const second = await render(<Take />)
  await page.getByRole('button').click()
  await expect.element(page.getByText('Loaded', { exact: true })).toBeVisible()

  await second.unmount()

  expect(made).toHaveBeenCalledTimes(1)
  expect(revoked.mock.calls).toEqual([[made.mock.results[0]?.value]])
})
