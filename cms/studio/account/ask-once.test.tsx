import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { AskOnce } from './ask-once.tsx'
import { ResetSecondStep } from './reset-second-step.tsx'

const cancelled = () => Promise.reject(new DOMException('Cancelled', 'NotAllowedError'))

const field = () => page.getByRole('textbox')

test('a name that was typed stays after a prompt that was cancelled', async () => {
  const texts = { label: 'A name', initial: 'Chrome on Linux', done: 'Make the passkey' }
  await render(<AskOnce {...texts} kind="name" send={cancelled} leave={() => undefined} />)
  await field().fill('My phone')

  await page.getByRole('button', { name: 'Make the passkey' }).click()

  await expect.element(page.getByText(/^No passkey was used: it was cancelled/)).toBeVisible()
  await expect.element(field()).toHaveValue('My phone')
})

test('a code that was refused is typed anew', async () => {
  const texts = { label: 'The six digits', done: 'Turn on' }
  await render(<AskOnce {...texts} kind="code" send={cancelled} leave={() => undefined} />)
  await field().fill('123456')

  await page.getByRole('button', { name: 'Turn on' }).click()

  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
})

test.each([
  ['', { isComposing: true }],
  [' in Safari', { keyCode: 229 }],
])(
  'the Enter with which a Japanese word is chosen%s sends no half of a name',
  async (_in, told) => {
    const texts = { label: 'A name', done: 'Make the passkey' }
    const send = vi.fn(cancelled)
    const leave = vi.fn()
    await render(<AskOnce {...texts} kind="name" send={send} leave={leave} />)
    const press = (key: string) =>
      field()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, ...told, bubbles: true }))

    press('Enter')
    press('Escape')

    expect(send).not.toHaveBeenCalled()
    expect(leave).not.toHaveBeenCalled()
  },
)

const reset = () => page.getByRole('button', { name: 'Turn off their second step' })

test('after a second step was turned off, the button that asked has the focus back', async () => {
  fakeServer(() => Response.json({ message: 'zoe now signs in without a second step' }))
  await render(<ResetSecondStep adminId={7} />)
  await reset().click()
  await page.getByLabelText(/password/i).fill('secret')

  await reset().click()

  await expect.element(page.getByRole('status')).toHaveTextContent('zoe now signs in without')
  await expect.element(reset()).toHaveFocus()
})
