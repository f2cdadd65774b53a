import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { parseStandardMarkup } from '../../../lesson-formats/markup/parse-markup.ts'
import { CopyMarkup } from './copy-markup.tsx'

const lesson = { title: 'At the station', customStyles: '', customScripts: '' }

const copy = () => page.getByRole('button', { name: 'Copy as markup' }).click()

test('where the browser refuses to copy, the markup stands in a field of its own until it is copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => void copied.mockRestore())
  copied.mockRejectedValueOnce(new Error('Refused'))
  await render(<CopyMarkup readLesson={() => lesson} />)

  await copy()
  const [markup = ''] = copied.mock.calls[0] ?? []
  await expect.element(page.getByRole('alert')).toHaveTextContent(/copy it yourself/)
  await expect.element(page.getByRole('textbox')).toHaveValue(markup)
  await copy()

  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  expect(parseStandardMarkup(markup)).toMatchObject({ title: 'At the station' })
})
