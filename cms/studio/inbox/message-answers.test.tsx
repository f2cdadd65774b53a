import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { pasteInto } from '../../../testing/component/paste-into.ts'
import { MessageAnswers } from './message-answers.tsx'

const router: AppRouterInstance = {
  back: vi.fn(),
  forward: vi.fn(),
  refresh: vi.fn(),
  push: vi.fn(),
  replace: vi.fn(),
  prefetch: vi.fn(),
  bfcacheId: '',
}

const to = {
  messageId: 21,
  name: 'Ana',
  email: 'ana@example.com',
  answers: [],
  canSend: true,
  sender: 'website@mara.test',
}

test('whoever answers reads where the reply and a refusal come to', async () => {
  await render(
    <AppRouterContext value={router}>
      <MessageAnswers {...to} />
    </AppRouterContext>,
  )

  await expect
    .element(page.getByLabelText(/^Your answer to/))
    .toHaveAccessibleDescription(
      /your own address\. .* the error notice goes to website@mara\.test\.$/,
    )
})

test('of an answer that is pasted and too long nothing is cut, and nothing sent', async () => {
  const sent = fakeServer(() => Response.json({ answers: [] }))
  await render(
    <AppRouterContext value={router}>
      <MessageAnswers {...to} />
    </AppRouterContext>,
  )
  const field = page.getByLabelText(/^Your answer to/)
  const long = 'a'.repeat(10_050)

  pasteInto(field, long)
  await expect
    .element(field)
    .toHaveAccessibleDescription(/^50 characters too many The site e-mails/)
  await page.getByRole('button', { name: 'Send the answer' }).click()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please use at most 10,000 characters.')
  await expect.element(field).toHaveValue(long)
  expect(sent).toEqual([])
})
