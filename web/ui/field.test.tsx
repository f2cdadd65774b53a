import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'

const input = () => page.getByLabelText('Your name')

test('a label leads to its control, which is described by nothing and valid', async () => {
  await render(<Field label="Your name">{(control) => <input {...control} />}</Field>)

  await page.getByText('Your name').click()

  await expect.element(input()).toHaveFocus()
  await expect.element(input()).not.toHaveAttribute('aria-describedby')
  await expect.element(input()).toBeValid()
})

test('hint and error are read out with the control, which is invalid', async () => {
  await render(
    <Field label="Your name" hint="As on your passport." error="Please write your name.">
      {(control) => <input {...control} />}
    </Field>,
  )

  await expect
    .element(input())
    .toHaveAccessibleDescription('As on your passport. Please write your name.')
  await expect.element(input()).toBeInvalid()
})
