import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { connectionLost, fakeServer, heldServer } from '../../testing/component/fake-server.ts'
import { show } from '../../testing/component/show.tsx'
import { LoadError } from './load-error.tsx'

const unreachable = 'The site cannot be reached. Please check your connection and try again.'

test.each([
  ['without a connection', connectionLost],
  ['of a site that is down', () => new Response('', { status: 502 })],
])('a page %s stays when it is to be tried again, and says why', async (_what, answer) => {
  const asked = fakeServer(answer)
  await show(<LoadError title="The words could not be loaded" />)
  await expect.element(page.getByText('The server did not answer.')).toBeVisible()

  await page.getByRole('button', { name: 'Try Again' }).click()

  await expect.element(page.getByRole('alert')).toHaveTextContent(unreachable)
  await expect
    .element(page.getByRole('heading', { name: 'The words could not be loaded' }))
    .toBeVisible()
  expect(asked).toMatchObject([{ method: 'HEAD', path: location.href }])
})

const pressTryAgain = () => page.getByRole('button', { name: 'Try Again' }).click()

/** Stops the page from being loaded anew, and counts how often it was to be. */
function stoppedReloads() {
  const stop = vi.fn((event: NavigateEvent) => event.preventDefault())
  navigation.addEventListener('navigate', stop)
  onTestFinished(() => navigation.removeEventListener('navigate', stop))
  return stop
}

test('a page that somebody has gone to meanwhile is not loaded anew', async () => {
  const reloads = stoppedReloads()
  const server = heldServer()
  const left = await show(<LoadError title="The words could not be loaded" />)
  await pressTryAgain()
  await expect.element(page.getByText('Loading…')).toBeVisible()

  await left.unmount()
  server.answer(new Response())

  fakeServer(() => new Response())
  await show(<LoadError title="The lesson could not be loaded" />)
  await pressTryAgain()
  await expect
    .poll(() => reloads.mock.calls.map(([{ navigationType }]) => navigationType))
    .toEqual(['reload'])
})

test('a site that is silent for too long cannot be reached', async () => {
  stoppedReloads()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  await show(<LoadError title="The words could not be loaded" />)

  await pressTryAgain()

  await expect.element(page.getByRole('alert')).toHaveTextContent(unreachable)
})
