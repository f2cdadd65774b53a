import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openFormTab, tabButtonClass } from './open-form-tab.ts'

interface FormProps {
  name: string
  onOpen: (tab: string) => void
}

function Form({ name, onOpen }: FormProps) {
  return (
    <form>
      {['Lesson', 'Quiz'].map((tab) => (
        <button
          key={tab}
          type="button"
          className={tabButtonClass}
          onClick={() => onOpen(`${tab} of ${name}`)}
        >
          {tab}
        </button>
      ))}
      <button type="button" onClick={({ currentTarget }) => openFormTab(currentTarget, 'Quiz')}>
        {`Go to the quiz of ${name}`}
      </button>
    </form>
  )
}

test('the tab is of the form that was asked from, also in a drawer over another form', async () => {
  const onOpen = vi.fn()
  await render(
    <>
      <Form name="the page" onOpen={onOpen} />
      <dialog open>
        <Form name="the drawer" onOpen={onOpen} />
      </dialog>
    </>,
  )

  await page.getByRole('button', { name: 'Go to the quiz of the drawer' }).click()

  expect(onOpen.mock.calls).toEqual([['Quiz of the drawer']])
  await expect.element(page.getByRole('button', { name: 'Quiz', exact: true }).nth(1)).toHaveFocus()
})
