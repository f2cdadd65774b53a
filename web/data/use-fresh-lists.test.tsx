import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../testing/component/fake-server.ts'
import { adminRead } from './admin.ts'
import { answerCache } from './answer-cache.ts'
import type { Read } from './reads.ts'
import { useFreshLists } from './use-fresh-lists.ts'
import { dataOf, swrDefaults, useRead } from './use-read.ts'

const anna = { id: 1, username: 'anna', role: 'owner' }
const ben = { id: 2, username: 'ben', role: 'assistant' }
const list: Read<string> = { path: '/api/list' }

function Screen() {
  useFreshLists('/admin')
  return <p>{dataOf(useRead(list)) ?? 'Nothing'}</p>
}

test('after somebody else signed in in another tab, nothing stays of what was read before', async () => {
  const cache = answerCache({ [adminRead.path]: anna, [list.path]: 'Read for Anna' })
  fakeServer(({ path }) =>
    path === adminRead.path
      ? Response.json(ben)
      : Response.json({ error: 'Not allowed' }, { status: 403 }),
  )
  await render(
    <SWRConfig value={{ ...swrDefaults, provider: () => cache }}>
      <Screen />
    </SWRConfig>,
  )
  await expect.element(page.getByText('Read for Anna')).toBeVisible()

  window.dispatchEvent(new Event('focus'))

  await expect.element(page.getByText('Nothing')).toBeVisible()
})
