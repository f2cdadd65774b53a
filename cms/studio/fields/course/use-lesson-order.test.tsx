import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { connectionLost, fakeServer } from '../../../../testing/component/fake-server.ts'
import { useLessonOrder } from './use-lesson-order.ts'

const lesson = (id: number) => ({
  id,
  courseId: 7,
  lessonNumber: id,
  title: `Lesson ${id}`,
  createdAt: '2026-11-01T09:00:00.000Z',
  isPremium: false,
  objectives: [],
  videoId: '',
  warmUpQuestions: [],
  status: 'published',
  hasHtmlContent: false,
})

const Order = z.object({ lessonIds: z.array(z.number()) })

/** A course of four lessons, each save of which is answered when the test says so. */
function slowCourse() {
  let stored = [1, 2, 3, 4]
  let isGone = false
  const saves: ((isLost?: 'lost') => void)[] = []
  fakeServer(({ method, body }) => {
    if (isGone) return Promise.reject(connectionLost())
    if (method === 'GET') return Response.json(stored.map(lesson))
    return new Promise((resolve, reject) => {
      saves.push((isLost) => {
        if (isLost) return reject(connectionLost())
        stored = Order.parse(body).lessonIds
        resolve(Response.json({}))
      })
    })
  })
  const goes = () => {
    isGone = true
  }
  return { saves, stored: () => stored, goes }
}

function Course({ onRefused = () => undefined }) {
  const { lessons = [], said, move } = useLessonOrder(7, onRefused)
  const first = lessons.findIndex(({ id }) => id === 1)
  return (
    <>
      <output aria-label="Order">{lessons.map(({ id }) => id).join(' ')}</output>
      <p role="status">{said}</p>
      <button type="button" onClick={() => move(first, first + 1)}>
        Move the first lesson down
      </button>
    </>
  )
}

const order = () => page.getByLabelText('Order')
const down = () => page.getByRole('button', { name: 'Move the first lesson down' })

test('a lesson that is moved three times on a slow line is moved by three', async () => {
  const { saves, stored } = slowCourse()
  await render(<Course />)
  await expect.element(order()).toHaveTextContent('1 2 3 4')

  await down().click()
  await down().click()
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  saves[0]?.()
  await vi.waitFor(() => expect(saves).toHaveLength(2))
  await expect.element(order()).toHaveTextContent('2 3 1 4')
  await down().click()
  saves[1]?.()
  await vi.waitFor(() => expect(saves).toHaveLength(3))
  saves[2]?.()

  await expect.element(page.getByText('“Lesson 1” is now number 4 of 4.')).toBeVisible()
  await expect.element(order()).toHaveTextContent('2 3 4 1')
  expect(stored()).toEqual([2, 3, 4, 1])
})

test('an order that is refused is told, and the last saved one is shown', async () => {
  const { saves } = slowCourse()
  const onRefused = vi.fn()
  await render(<Course onRefused={onRefused} />)
  await expect.element(order()).toHaveTextContent('1 2 3 4')

  await down().click()
  await expect.element(order()).toHaveTextContent('2 1 3 4')
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  saves[0]?.('lost')

  await expect.element(order()).toHaveTextContent('1 2 3 4')
  expect(onRefused).toHaveBeenCalledTimes(1)
})

test('while the line is gone the last saved order is shown, and nothing is said of one before', async () => {
  const { saves, goes } = slowCourse()
  const onRefused = vi.fn()
  await render(<Course onRefused={onRefused} />)
  await expect.element(order()).toHaveTextContent('1 2 3 4')
  await down().click()
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  saves[0]?.()
  await expect.element(page.getByText('“Lesson 1” is now number 2 of 4.')).toBeVisible()
  goes()

  await down().click()

  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1))
  await expect.element(order()).toHaveTextContent('2 1 3 4')
  await expect.element(page.getByText('“Lesson 1” is now number 2 of 4.')).not.toBeInTheDocument()
})
