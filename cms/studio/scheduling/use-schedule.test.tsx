import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost } from '../../../testing/component/fake-server.ts'
import { useSchedule } from './use-schedule.ts'

const moment = new Date('2026-12-01T09:00:00.000Z')
const job = { id: 1, input: { type: 'publish' }, waitUntil: moment.toISOString() }

type ScheduleProps = Omit<Parameters<typeof useSchedule>[0], 'target'>

function Schedule(props: ScheduleProps) {
  const target = { collectionSlug: 'lessons', id: 7 } as const
  const { planned, plan } = useSchedule({ target, ...props })
  return (
    <>
      <output>{planned ? `${planned.length} planned` : 'Not known'}</output>
      <button type="button" onClick={() => plan('publish', moment)}>
        Plan it
      </button>
    </>
  )
}

/** Every order is done, whatever comes back of it. */
function doing(answer: () => Promise<unknown>) {
  const jobs: (typeof job)[] = []
  const server = {
    getUpcomingScheduledPublish: vi.fn(async () => [...jobs]),
    schedulePublish: async () => {
      jobs.push(job)
      return answer()
    },
  }
  return { server, onDone: vi.fn(), onProblem: vi.fn() }
}

test.each([
  ['is lost', () => Promise.reject(connectionLost())],
  ['is a failure, as Payload tells a lost connection', async () => ({ error: 'Error' })],
])(
  'an order whose answer %s is not told as undone, and what is planned is read anew',
  async (_how, answer) => {
    const props = doing(answer)
    await render(<Schedule {...props} />)
    await expect.element(page.getByText('0 planned')).toBeVisible()

    await page.getByRole('button').click()

    await expect.element(page.getByText('1 planned')).toBeVisible()
    await vi.waitFor(() => expect(props.onProblem).toHaveBeenCalledTimes(1))
    expect(props.onProblem).toHaveBeenCalledWith(
      expect.stringMatching(/^The server did not say whether it was done\. What is planned now/),
    )
    expect(props.onDone).not.toHaveBeenCalled()
  },
)

test('what is done is told as done, although it cannot be read afterwards', async () => {
  const props = doing(async () => ({ message: 'Success' }))
  await render(<Schedule {...props} />)
  await expect.element(page.getByText('0 planned')).toBeVisible()
  props.server.getUpcomingScheduledPublish.mockRejectedValue(connectionLost())

  await page.getByRole('button').click()

  await expect.element(page.getByText('Not known')).toBeVisible()
  expect(props.onDone).toHaveBeenCalledWith('It is planned. You can close this page.')
  await vi.waitFor(() => expect(props.onProblem).toHaveBeenCalledTimes(1))
  expect(props.onProblem).toHaveBeenCalledWith(
    expect.stringMatching(/^What is planned could not be loaded\. Close this panel/),
  )
})
