import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connectionLost, fakeServer } from '../../testing/component/fake-server.ts'
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
