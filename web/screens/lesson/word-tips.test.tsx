import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { WordTips } from './word-tips.tsx'

const wordsOf = (...words: string[]) =>
  words.map((word) => ({ word, phonetics: '', definition: '', example: '' }))

test('the words behind a count are one press away', async () => {
  await page.viewport(375, 812)
  await show(<WordTips vocabulary={wordsOf('calm', 'wild', 'shy', 'bold', 'keen')} />)

  await expect.element(page.getByText('bold, keen')).not.toBeVisible()
  await page.getByText('Words: calm, wild, shy +2 more').click()

  await expect.element(page.getByText('bold, keen')).toBeVisible()
})

test('a count stands in one line at every width', async () => {
  await show(<WordTips vocabulary={wordsOf('self-doubt', 'wild', 'shy', 'bold', 'keen')} />)

  for (const width of Array.from({ length: 40 }, (_none, index) => 160 + 5 * index)) {
    await page.viewport(width, 800)
    const { firstChild } = page.getByText(/^Words/).element()
    const count = document.createRange()
    if (firstChild) count.selectNodeContents(firstChild)
    count.setStart(count.startContainer, count.toString().indexOf('+'))
    expect(count.getClientRects()).toHaveLength(1)
  }
})

test('nothing is counted where all words are shown', async () => {
  await page.viewport(375, 812)
  await show(<WordTips vocabulary={wordsOf('calm')} />)

  await expect.element(page.getByText('Words: calm')).toBeVisible()
  expect(page.getByText(/more/).elements()).toHaveLength(0)
})
