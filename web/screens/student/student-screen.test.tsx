import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { studentPaths } from '../../../cms/contract/student-paths.ts'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildSite } from '../../../testing/fake-contract.ts'
import { buildStudentPage } from '../../../testing/fake-student.ts'
import { Screen } from './student-screen.tsx'

const student = buildStudentPage()

afterEach(() => {
  history.replaceState(null, '', '#')
})

function serve() {
  return fakeServer(({ path }) =>
    path === studentPaths.read || path === studentPaths.open
      ? Response.json({ message: 'This link does not work any longer.' }, { status: 401 })
      : Response.json(buildSite()),
  )
}

const showAt = (fragment: string) => {
  // Without a `hashchange`, as where a link is opened.
  history.replaceState(null, '', `#${fragment}`)
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

test('a link that the server has not answered stays in the address, so that a reload has it', async () => {
  let answer = (): Response | Error => connectionLost()
  const sent = fakeServer(({ path }) =>
    path === studentPaths.open ? answer() : Response.json(buildSite()),
  )
  const tries = () => sent.filter(({ path }) => path === studentPaths.open)
  const again = page.getByRole('button', { name: 'Try again' })

  await showAt('BBBBBBBBBBBBBBB')
  await expect.element(page.getByText(/Your link still works/)).toBeVisible()
  expect(window.location.hash).toBe('#BBBBBBBBBBBBBBB')
  answer = () => Response.json({}, { status: 503 })
  await again.click()
  await expect.poll(tries).toHaveLength(2)
  await expect.element(again).toBeVisible()
  expect(window.location.hash).toBe('#BBBBBBBBBBBBBBB')
  answer = () => Response.json(student)
  await again.click()

  await expect.element(page.getByRole('heading', { name: 'Hello, Ewa' })).toBeVisible()
  await expect.poll(() => window.location.hash).toBe('')
  expect(tries()).toHaveLength(3)
})

test('a link that the server refuses leaves the address', async () => {
  serve()

  await showAt('AAAAAAAAAAAAAAA')

  await expect.element(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await expect.poll(() => window.location.hash).toBe('')
})

test('a link that is forgotten leaves the focus on what is shown in its place', async () => {
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
