import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ImportButton } from './import-button.tsx'

const router: AppRouterInstance = {
  back() {},
  forward() {},
  refresh() {},
  push() {},
  replace() {},
  prefetch() {},
  bfcacheId: '',
}

const button = (name: string) => page.getByRole('button', { name })

test('while a file is taken in the button keeps the keyboard’s place, and another press does nothing', async () => {
  let answer = (_: { told: string; path: string }) => {}
  const send = vi.fn(
    () => new Promise<{ told: string; path: string }>((resolve) => (answer = resolve)),
  )
  await render(
    <AppRouterContext value={router}>
      <ImportButton text="Import a course" fileLabel="Exported course" send={send} />
    </AppRouterContext>,
  )
  const file = page.getByLabelText('Exported course')
  const opened = vi.fn((event: Event) => event.preventDefault())
  file.element().addEventListener('click', opened)
  button('Import a course').element().focus()
  await file.upload(new File(['zip'], 'course.zip'))
  await expect.element(button('Importing...')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Importing...')).toHaveFocus()

  await userEvent.keyboard('{Enter}')

  expect(opened).not.toHaveBeenCalled()
  expect(send).toHaveBeenCalledOnce()

  answer({ told: 'The course is there.', path: '/studio' })

  await expect.element(button('Import a course')).toHaveFocus()
})
