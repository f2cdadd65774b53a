import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost, fakeServer } from '../../../../testing/component/fake-server.ts'
import { usePlaces } from './use-places.ts'

function Places({ course }: { course: unknown }) {
  const places = usePlaces(course)
  return <p>{places ? `Course ${course}: ${places.map(({ title }) => title)}` : 'Not known'}</p>
}

/** Courses of one lesson each, which are told when the test says so. */
function slowCourses() {
  const asked: { path: string; answer: (answer: Response | Error) => void }[] = []
  fakeServer(
    ({ path }) =>
      new Promise((resolve, reject) => {
        const answer = (told: Response | Error) =>
          told instanceof Error ? reject(told) : resolve(told)
        asked.push({ path, answer })
      }),
  )
  return asked
}

const lessonsOf = (title: string) => Response.json([{ id: 1, lessonNumber: 1, title }])

/** A form whose first course has been read; the next one has just been chosen. */
async function chosenAnew() {
  const asked = slowCourses()
  const screen = await render(<Places course={1} />)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer(lessonsOf('Trains'))
  await expect.element(page.getByText('Course 1: Trains')).toBeVisible()
  await screen.rerender(<Places course={2} />)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  return asked
}

test('another course never shows the lessons of the one before', async () => {
  const asked = await chosenAnew()

  await expect.element(page.getByText('Not known')).toBeVisible()
  asked[1]?.answer(lessonsOf('Planes'))
  await expect.element(page.getByText('Course 2: Planes')).toBeVisible()
})

test('lessons that cannot be read are not known, and no other course’s', async () => {
  const asked = await chosenAnew()

  asked[1]?.answer(connectionLost())

  await expect.element(page.getByText('Not known')).toBeVisible()
})

test('without a course nothing is asked', async () => {
  const asked = slowCourses()

  await render(<Places course={null} />)

  await expect.element(page.getByText('Not known')).toBeVisible()
  expect(asked).toEqual([])
})
