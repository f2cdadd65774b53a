import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PasteAnswer } from '../../cms/contract/exercise-making.ts'
import { emptyBox } from './box-content.ts'
import { emptyTypedRow } from './typed-rows.ts'
import { WordsBox } from './words-box.tsx'
import type { WordsServer } from './words-server.ts'

const odd = { ...emptyTypedRow, word: 'odd', translation: 'strano' }
const crop = { ...emptyTypedRow, word: 'crop', translation: 'raccolto' }

type Answer = Pick<PasteAnswer, 'rows' | 'unread'> & Partial<PasteAnswer>

const serverOf = (answer: () => Promise<Answer>): WordsServer => ({
  read: vi.fn(async () => ({ tooWide: 0, notRead: 0, ...(await answer()) })),
  check: async () => ({
    words: 2,
    gaps: 1,
    refused: [{ word: 'odd', reason: 'There is no example sentence.' }],
  }),
  problemOf: () => 'The server did not answer.',
})

function Host({ server }: { server: WordsServer }) {
  const [content, setContent] = useState(emptyBox)
  return <WordsBox content={content} onChange={setContent} server={server} learnerLanguage="it" />
}

const list = page.getByRole('textbox', { name: 'Paste words' })
const cell = (name: string) => page.getByRole('textbox', { name })

function paste(text: string) {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  list
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
}

test('a list that is pasted is read at once, and leaves the box for the table', async () => {
  const server = serverOf(async () => ({ rows: [odd, crop], unread: [] }))
  await render(<Host server={server} />)

  paste('odd - strano\ncrop - raccolto')

  await expect.element(cell('Translation of row 2')).toHaveValue('raccolto')
  await expect.element(list).toHaveValue('')
  await expect.element(page.getByText('2 words were read. Check them below.')).toBeVisible()
  await expect.element(page.getByText('No gap: There is no example sentence.')).toBeVisible()
  expect(server.read).toHaveBeenCalledExactlyOnceWith({ text: 'odd - strano\ncrop - raccolto' })
})

test('lines that were not read stay in the box', async () => {
  await render(
    <Host server={serverOf(async () => ({ rows: [odd], unread: ['???', '!!!'], notRead: 2 }))} />,
  )

  paste('odd - strano\n???\n!!!')

  await expect.element(list).toHaveValue('???\n!!!')
  await expect
    .element(page.getByText(/1 word was read. 2 lines were not read, and stay in the box/))
    .toBeVisible()
})

test('of a line with a cell too many its reason is told', async () => {
  const line = 'odd\tstrano\t/ɒd/\tB1'
  await render(
    <Host server={serverOf(async () => ({ rows: [odd, crop], unread: [line], tooWide: 1 }))} />,
  )

  paste(`${line}\ncrop\traccolto`)

  const said = '2 words were read. One line has more cells than there are columns.'
  await expect.element(page.getByText(`${said} It stays in the box, too.`)).toBeVisible()
  await expect.element(list).toHaveValue(line)
})

test('behind the reason of such a line it is said of another that it was not read', async () => {
  const unread = ['odd\tstrano\t/ɒd/\tB1', '???']
  await render(
    <Host server={serverOf(async () => ({ rows: [odd], unread, tooWide: 1, notRead: 1 }))} />,
  )

  paste(unread.join('\n'))

  const said = /It stays in the box, too\. 1 line was not read, and stays in the box: an exercise/
  await expect.element(page.getByText(said)).toBeVisible()
})

test('of a word that stands twice its first row is asked about', async () => {
  const server = serverOf(async () => ({
    rows: [{ ...odd, example: 'An odd noise woke us up.' }, crop, odd],
    unread: [],
  }))
  const check = vi.spyOn(server, 'check')
  await render(<Host server={server} />)

  paste('odd, crop and odd')

  await expect
    .poll(() => check.mock.calls.map(([{ words }]) => words.map(({ example }) => example)))
    .toEqual([['An odd noise woke us up.', '']])
})

test('words that are written while a list is read stay in the box', async () => {
  let answer = (_: Answer) => {}
  const waiting = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  await render(<Host server={serverOf(() => waiting)} />)
  paste('odd - strano')
  await expect.element(page.getByRole('button', { name: 'Reading…' })).toBeVisible()
  await list.fill('odd - strano\ncrop - raccolto')

  answer({ rows: [odd], unread: [] })

  await expect.element(cell('Word of row 1')).toHaveValue('odd')
  await expect.element(list).toHaveValue('crop - raccolto')
})

test('who removes rows by the keyboard stays in the table, and at its end in the box', async () => {
  await render(<Host server={serverOf(async () => ({ rows: [odd, crop], unread: [] }))} />)
  paste('odd - strano\ncrop - raccolto')
  const remove = (name: string) => page.getByRole('button', { name })
  await expect.element(remove('Remove row 2, crop')).toBeVisible()
  remove('Remove row 2, crop').element().focus()

  await userEvent.keyboard('{Enter}')

  await expect.element(remove('Remove row 2, crop')).not.toBeInTheDocument()
  await expect.element(remove('Remove row 1, odd')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('Remove row 1, odd')).not.toBeInTheDocument()
  await expect.element(list).toHaveFocus()
})

test('an old page is read in the encoding in which it was written', async () => {
  const server = serverOf(async () => ({ rows: [odd], unread: [] }))
  await render(<Host server={server} />)
  const old = new File([Uint8Array.of(0x70, 0x65, 0x72, 0x63, 0x68, 0xe9)], 'old.html') // perché

  await page
    .getByLabelText('Take the words of an old HTML page, or of a list in a file')
    .upload(old)

  await expect
    .poll(() => vi.mocked(server.read).mock.calls)
    .toEqual([[expect.objectContaining({ html: 'perché' })]])
})

test('a server that does not answer takes nothing away', async () => {
  await render(<Host server={serverOf(() => Promise.reject(new Error('away')))} />)

  paste('odd - strano')

  await expect.element(page.getByText('The server did not answer.')).toBeVisible()
  await expect.element(list).toHaveValue('odd - strano')
})

test('cells are corrected, columns exchanged and rows removed', async () => {
  const turned = { ...emptyTypedRow, word: 'strano', translation: 'odd' }
  await render(<Host server={serverOf(async () => ({ rows: [turned, crop], unread: [] }))} />)
  paste('strano - odd\ncrop - raccolto')

  await page.getByRole('button', { name: 'Remove row 2, crop' }).click()
  await page.getByRole('combobox', { name: 'Column Word holds' }).selectOptions('Translation')
  await userEvent.type(cell('Meaning of row 1'), 'strange')

  await expect.element(cell('Word of row 1')).toHaveValue('odd')
  await expect.element(cell('Translation of row 1')).toHaveValue('strano')
  await expect.element(cell('Meaning of row 1')).toHaveValue('strange')
  await expect.element(cell('Word of row 2')).not.toBeInTheDocument()
})

test('nothing is asked of the server for an empty box, nor for more than it takes', async () => {
  const server = serverOf(async () => ({ rows: [odd], unread: [] }))
  await render(<Host server={server} />)

  await page.getByRole('button', { name: 'Read the words' }).click()
  await expect.element(page.getByText('Paste or write some words first.')).toBeVisible()
  paste('x'.repeat(200_001))

  await expect.element(page.getByText(/longer than 200,000 characters/)).toBeVisible()
  expect(server.read).not.toHaveBeenCalled()
})

test('an old page gives its words back, and the list that is written stays', async () => {
  const server = serverOf(async () => ({ rows: [odd], unread: [] }))
  await render(<Host server={server} />)
  await userEvent.type(list, 'crop - raccolto')

  await page
    .getByLabelText('Take the words of an old HTML page, or of a list in a file')
    .upload(new File(['<dl><dt>odd</dt></dl>'], 'old.html', { type: 'text/html' }))

  await expect.element(cell('Word of row 1')).toHaveValue('odd')
  await expect.element(list).toHaveValue('crop - raccolto')
  expect(server.read).toHaveBeenCalledWith({ html: '<dl><dt>odd</dt></dl>' })
})

test.each(['words.csv', 'words.tsv', 'words.TXT'])('%s is read as a list', async (name) => {
  const server = serverOf(async () => ({ rows: [odd], unread: [] }))
  await render(<Host server={server} />)

  await page
    .getByLabelText('Take the words of an old HTML page, or of a list in a file')
    .upload(new File(['odd,strano'], name))

  await expect.element(cell('Word of row 1')).toHaveValue('odd')
  expect(server.read).toHaveBeenCalledWith({ text: 'odd,strano' })
})

test('a file of another kind is refused with what to do instead', async () => {
  const server = serverOf(async () => ({ rows: [odd], unread: [] }))
  await render(<Host server={server} />)

  await page
    .getByLabelText('Take the words of an old HTML page, or of a list in a file')
    .upload(new File(['PK'], 'words.docx'))

  const told = page.getByText(
    'This is neither a list nor an HTML page. Open it and paste the words here.',
  )
  await expect.element(told).toBeVisible()
  expect(server.read).not.toHaveBeenCalled()
})

test('where nothing may be copied, the prompt stands there to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await render(<Host server={serverOf(async () => ({ rows: [], unread: [] }))} />)
  await userEvent.type(list, 'odd')

  await page.getByRole('button', { name: 'Ask your chatbot for rows' }).click()

  const prompt = page.getByRole('textbox', { name: 'What to ask your chatbot' })
  await expect.element(prompt).toHaveValue(expect.stringContaining('The words:\nodd'))
})

test('on a narrow window, too, columns are exchanged and every field has an edge', async () => {
  await page.viewport(375, 667)
  onTestFinished(() => page.viewport(1_280, 900))
  const turned = { ...emptyTypedRow, word: 'strano', translation: 'odd' }
  await render(<Host server={serverOf(async () => ({ rows: [turned], unread: [] }))} />)
  paste('strano - odd')

  const chooser = page.getByRole('combobox', { name: 'Column Word holds' })
  await expect.element(chooser).toBeVisible()
  await chooser.selectOptions('Translation')

  await expect.element(cell('Word of row 1')).toHaveValue('odd')
  const ruled = getComputedStyle(list.element()).borderTopColor
  for (const field of [chooser, cell('Word of row 1')]) {
    expect(getComputedStyle(field.element()).borderTopColor).toBe(ruled)
  }
})
