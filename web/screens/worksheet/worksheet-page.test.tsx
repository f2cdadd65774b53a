import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Worksheet } from '../../../cms/contract/worksheet.ts'
import { show } from '../../../testing/component/show.tsx'
import { quizQuestions } from '../../../testing/fake-contract.ts'
import { WorksheetPage } from './worksheet-page.tsx'

const twoWords: Worksheet = {
  kind: 'exercise',
  place: '',
  title: 'At the bank',
  path: '/x/bank',
  words: ['loan', 'debt'].map((word) => ({ word, phonetics: '', translation: '', meaning: '' })),
  matches: [],
  gaps: [],
  questions: [],
  writing: '',
  qr: { size: 21, d: 'M0 0h1v1z' },
}

const key = page.getByRole('article', { name: 'Key: At the bank' })
const hint = page.getByText('if you want the key')

test('a sheet on which nothing is asked has no empty page for its key', async () => {
  await show(<WorksheetPage worksheet={twoWords} />)

  await expect.element(page.getByRole('heading', { name: 'At the bank' })).toBeVisible()
  await expect.element(key).not.toBeInTheDocument()
  await expect.element(hint).not.toBeInTheDocument()
})

test('what is asked has its answers in the key', async () => {
  await show(<WorksheetPage worksheet={{ ...twoWords, questions: quizQuestions }} />)

  await expect.element(key).toHaveTextContent('Yes')
  await expect.element(hint).toBeVisible()
})

test('the line breaks of a text that the tutor typed stand on paper, too', async () => {
  await show(
    <WorksheetPage worksheet={{ ...twoWords, writing: 'Write five lines.\nUse a word.' }} />,
  )

  const task = page.getByText('Write five lines.').element() as HTMLElement
  // biome-ignore lint/performance/useDomNodeTextContent: its lines as they are drawn
  expect(task.innerText).toBe('Write five lines.\nUse a word.')
})
