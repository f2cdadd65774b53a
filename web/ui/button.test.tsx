import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, buttonClass } from './button.tsx'

test('a button in a form sends nothing unless it says so', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  )

  await page.getByRole('button', { name: 'Look' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Send' }).click()

  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a link can look like a button', async () => {
  await render(
    <>
      <Button tone="main">Act</Button>
      <a href="#act" className={buttonClass('main')}>
        Go
      </a>
    </>,
  )

  const shape = (role: 'button' | 'link') => {
    const { padding, borderRadius, fontWeight } = getComputedStyle(page.getByRole(role).element())
    return { padding, borderRadius, fontWeight }
  }
  expect(shape('link')).toEqual(shape('button'))
})
