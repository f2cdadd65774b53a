import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StudentPage } from '../../../cms/contract/student.ts'
import { studentPaths } from '../../../cms/contract/student-paths.ts'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildSite } from '../../../testing/fake-contract.ts'
import { Screen } from './student-screen.tsx'

afterEach(() => {
  window.location.hash = ''
})

function serve() {
  return fakeServer(({ path }) =>
    path === studentPaths.read || path === studentPaths.open
      ? Response.json({ message: 'This link does not work any longer.' }, { status: 401 })
      : Response.json(buildSite()),
  )
}

const showAt = (fragment: string) => {
  window.location.hash = fragment
  return show(
    <main id="content" tabIndex={-1}>
      <Screen />
    </main>,
    { address: studentPaths.page },
  )
}

test('the fragment of “Skip to content” is no link of a tutor', async () => {
  const sent = serve()

  await showAt('content')

  await expect.element(page.getByText(/Open the link that your tutor has sent you/)).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a link that was cut is told not to work', async () => {
  const sent = serve()

  await showAt('AAAAAAAAAAAAAAA')

  await expect.element(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  expect(sent).toContainEqual({
    method: 'POST',
    path: studentPaths.open,
    body: { secret: 'AAAAAAAAAAAAAAA' },
  })
})

test('a link that is forgotten leaves the focus on what is shown in its place', async () => {
  const student: StudentPage = {
    id: 3,
    name: 'Ewa',
    hasLink: true,
    endsAt: null,
    consentedAt: null,
    sent: 0,
    lessons: [],
    exercises: [],
    homework: [],
    open: [],
  }
  fakeServer(({ path }) =>
    Response.json(
      path === studentPaths.read ? student : path === studentPaths.leave ? {} : buildSite(),
    ),
  )
  await showAt('')

  await page.getByRole('button', { name: 'Forget this link on this device' }).click()

  await expect.element(page.getByText(/Open the link that your tutor has sent you/)).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})
