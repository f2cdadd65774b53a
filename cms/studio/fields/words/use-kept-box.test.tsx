import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetStoredTexts } from '../../../../web/ui/stored-text/use-stored-text.ts'
import { emptyTypedRow } from '../../../../web/words-box/typed-rows.ts'
import { useKeptBox } from './use-kept-box.ts'

const odd = { ...emptyTypedRow, word: 'odd' }
const crop = { ...emptyTypedRow, word: 'crop' }

function Box({ form = 'lessons 1' }: { form?: string }) {
  const [{ text, rows }, change] = useKeptBox(form)
  return (
    <>
      <output>{[text, ...rows.map(({ word }) => word)].join(' ') || 'nothing'}</output>
      <button type="button" onClick={() => change(() => ({ text: '???', rows: [odd, crop] }))}>
        Read
      </button>
      <button
        type="button"
        onClick={() => change((now) => ({ ...now, rows: now.rows.slice(0, 1) }))}
      >
        Remove
      </button>
      <button type="button" onClick={() => change(() => ({ text: '', rows: [] }))}>
        Put into the form
      </button>
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()
const content = page.getByRole('status')

test('words that wait are there when the form’s tab is opened again, and in no other form', async () => {
  onTestFinished(() => forgetStoredTexts())
  const screen = await render(<Box />)
  await press('Read')
  await press('Remove')

  await screen.rerender(<p>Another tab</p>)
  await screen.rerender(<Box />)

  await expect.element(content).toHaveTextContent('??? odd')
  await screen.rerender(<Box key="other" form="lessons 2" />)
  await expect.element(content).toHaveTextContent('nothing')
})

test('words that were put into the form do not come back', async () => {
  const screen = await render(<Box />)
  await press('Read')
  await press('Put into the form')

  await screen.rerender(<p>Another tab</p>)
  await screen.rerender(<Box />)

  await expect.element(content).toHaveTextContent('nothing')
  expect(sessionStorage.length).toBe(0)
})

test('what is kept and is no words box is left alone', async () => {
  onTestFinished(() => sessionStorage.clear())
  sessionStorage.setItem('kept-text:paste-words:lessons 3', '{"rows":[{"word":1}]}')

  await render(<Box form="lessons 3" />)

  await expect.element(content).toHaveTextContent('nothing')
})
