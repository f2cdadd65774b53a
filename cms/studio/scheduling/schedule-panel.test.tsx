import { ServerFunctionsProvider } from '@payloadcms/ui'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SchedulePanel } from './schedule-panel.tsx'

/** Keeps what is planned, as the server does. */
function planning() {
  const jobs: { id: number; input: { type: 'publish' }; waitUntil: string }[] = []
  return async ({ name, args }: { name: string; args: Record<string, unknown> }) => {
    if (name !== 'schedule-publish') return [...jobs]
    if (args.deleteID) jobs.pop()
    else jobs.push({ id: 1, input: { type: 'publish' }, waitUntil: '2099-12-01T09:00:00.000Z' })
    return { message: 'Success' }
  }
}

const show = () =>
  render(
    <ServerFunctionsProvider serverFunction={planning()}>
      <SchedulePanel target={{ collectionSlug: 'lessons', id: 7 }} />
    </ServerFunctionsProvider>,
  )

const time = () => page.getByLabelText('When')
const planIt = () => page.getByRole('button', { name: 'Plan it' })

test('by the keyboard alone: the focus stays in the panel when something is planned and cancelled', async () => {
  await show()
  await time().fill('2099-12-01T09:00')

  planIt().element().focus()
  await userEvent.keyboard('{Enter}')

  const cancel = page.getByRole('button', { name: /^Cancel/ })
  await expect.element(cancel).toBeVisible()
  await expect.element(planIt()).toHaveFocus()
  cancel.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Nothing is planned.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Planned' })).toHaveFocus()
})

test.each([
  ['', 'Choose a day and a time.'],
  ['2020-01-01T09:00', 'Choose a time that has not passed yet.'],
])('a time that nothing can be planned for is told in its field: %o', async (typed, told) => {
  await show()
  await time().fill(typed)

  await planIt().click()

  await expect.element(time()).toHaveFocus()
  await expect.element(time()).toHaveAccessibleDescription(expect.stringContaining(told))
})

test('a time that nothing can be planned for is said aloud at each press', async () => {
  await show()
  await time().fill('')
  await planIt().click()
  const saidFirst = page.getByRole('alert').element()

  await userEvent.keyboard('{Enter}')

  await expect.poll(() => page.getByRole('alert').element()).not.toBe(saidFirst)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a day and a time.')
})
