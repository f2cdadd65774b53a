import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PendingButton } from './pending-button.tsx'

const button = () => page.getByRole('button', { name: 'Send' })

test('while its press is under way it keeps the focus, and another press does nothing', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <PendingButton isPending={false} onClick={onClick}>
      Send
    </PendingButton>,
  )
  button().element().focus()
  await userEvent.keyboard('{Enter}')

  await screen.rerender(
    <PendingButton isPending onClick={onClick}>
      Send
    </PendingButton>,
  )
  await userEvent.keyboard('{Enter}')

  await expect.element(button()).toHaveFocus()
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
  expect(onClick).toHaveBeenCalledOnce()
})

test('its form is not sent again by Enter in a field while it is being sent', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <PendingButton type="submit" isPending={isPending}>
        Send
      </PendingButton>
    </form>
  )
  const screen = await render(form(false))
  page.getByLabelText('Name').element().focus()
  await userEvent.keyboard('{Enter}')

  await screen.rerender(form(true))
  await userEvent.keyboard('{Enter}')

  expect(onSubmit).toHaveBeenCalledOnce()
})
