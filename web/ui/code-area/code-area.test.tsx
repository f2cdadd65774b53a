import { createRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CodeArea, type CodeAreaHandle } from './code-area.tsx'

interface EditorProps {
  text?: string
  readOnly?: boolean
  handle?: React.Ref<CodeAreaHandle>
}

function Editor({ text = '', readOnly = false, handle }: EditorProps) {
  const [value, setValue] = useState(text)
  return (
    <>
      <CodeArea
        aria-label="Lesson HTML"
        value={value}
        onChange={setValue}
        readOnly={readOnly}
        ref={handle ?? null}
      />
      <button type="button" onClick={() => setValue('From a template')}>
        After
      </button>
    </>
  )
}

const editor = () => page.getByLabelText('Lesson HTML')
const after = () => page.getByRole('button', { name: 'After' })

function area(): HTMLTextAreaElement {
  const element = editor().element()
  if (element instanceof HTMLTextAreaElement) return element
  throw new Error('The editor is no text area')
}

test('Tab writes a tab, which can be undone', async () => {
  await render(<Editor text="let a" />)
  await editor().click()
  area().setSelectionRange(5, 5)

  await userEvent.keyboard('{Tab}')
  await expect.element(editor()).toHaveValue('let a\t')

  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}')
  await expect.element(editor()).toHaveValue('let a')
})

test('Escape, then Tab leaves the editor by keyboard', async () => {
  await render(<Editor />)
  await editor().click()

  await userEvent.keyboard('{Escape}{Tab}')

  await expect.element(after()).toHaveFocus()
  await expect.element(editor()).toHaveValue('')
})

test('Shift and Tab leave the editor backwards', async () => {
  await render(<Editor />)
  await editor().click()

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')

  await expect.element(editor()).not.toHaveFocus()
  await expect.element(editor()).toHaveValue('')
})

test('a text that is only read is left by Tab as any field', async () => {
  await render(<Editor text="h1 {}" readOnly />)
  await editor().click()

  await userEvent.tab()

  await expect.element(after()).toHaveFocus()
  await expect.element(editor()).toHaveValue('h1 {}')
})

test('a text that comes from elsewhere takes the place of the old one', async () => {
  await render(<Editor text="My own" />)

  await after().click()

  await expect.element(editor()).toHaveValue('From a template')
})

test('a line is gone to: chosen, in sight, with the focus', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => `line ${index + 1}`)
  const handle = createRef<CodeAreaHandle>()
  await render(<Editor text={lines.join('\n')} handle={handle} />)

  handle.current?.goToLine(150)

  await expect.element(editor()).toHaveFocus()
  const { value, selectionStart, selectionEnd, scrollTop } = area()
  expect(value.slice(selectionStart, selectionEnd)).toBe('line 150')
  expect(scrollTop).toBeGreaterThan(0)
})

test('lines are numbered as far as they are in sight', async () => {
  await render(<Editor text={'a\nb\nc'} />)

  await expect.element(page.getByText('1 2 3', { exact: true })).toBeInTheDocument()
})

test('the text area is 400 px high at least', async () => {
  await render(<Editor />)

  expect(area().getBoundingClientRect().height).toBeGreaterThanOrEqual(400)
})
