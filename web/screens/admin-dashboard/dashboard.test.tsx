import { useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { address, show, toast } from '../../../testing/component/show.tsx'
import { buildCourse, buildLesson, buildSummary, signedIn } from '../../../testing/fake-contract.ts'
import { Dashboard } from './dashboard.tsx'

test('the answer to a deletion takes nobody back to the tab of its press', async () => {
  let answer = (_: Response) => {}
  const lessons = [buildSummary({ id: 7, title: 'Small Talk' })]
  fakeServer(({ method, path }) =>
    method === 'DELETE'
      ? new Promise<Response>((resolve) => {
          answer = resolve
        })
      : Response.json(path === apiPaths.courses ? [buildCourse()] : []),
  )
  await show(<Dashboard />, {
    address: '/admin/dashboard?tab=manage&lesson=7',
    answers: { ...signedIn, [apiPaths.courses]: [buildCourse()], [apiPaths.lessons]: lessons },
  })
  await page.getByRole('button', { name: 'Delete Small Talk' }).click()
  await page.getByRole('button', { name: 'Delete lesson' }).click()
  await page.getByRole('tab', { name: 'Create Lesson' }).click()

  answer(Response.json({ message: 'Lesson deleted successfully' }))

  await expect.element(toast()).toHaveTextContent('Lesson deleted successfully')
  await expect.element(address()).toHaveTextContent('?tab=create')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect.element(page.getByRole('heading', { name: 'No lesson selected' })).toBeVisible()
  await expect.element(address()).toHaveTextContent('?tab=preview')
})

test('the way back from a lesson that a button opened leads to the list of the button', async () => {
  const lessons = [buildSummary({ id: 7, title: 'Small Talk' })]
  fakeServer(() => Response.json(buildLesson({ id: 7, title: 'Small Talk' })))
  await show(
    <>
      <Dashboard />
      <Back />
    </>,
    {
      address: '/admin/dashboard?tab=overview',
      answers: { ...signedIn, [apiPaths.courses]: [buildCourse()], [apiPaths.lessons]: lessons },
    },
  )
  await page.getByRole('tab', { name: 'Manage Lessons' }).click()
  await page.getByRole('button', { name: 'Preview Small Talk' }).click()
  await expect.element(address()).toHaveTextContent('?tab=preview&lesson=7')

  await page.getByRole('button', { name: 'Back', exact: true }).click()

  await expect.element(address()).toHaveTextContent('/admin/dashboard?tab=manage')
  await expect.element(page.getByRole('button', { name: 'Preview Small Talk' })).toBeVisible()
})

/** The browser's. */
function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}
