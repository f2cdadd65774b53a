import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/component/show.tsx'
import { Button } from './button.tsx'
import { Contents, ContentsEntry } from './contents.tsx'
import { Page } from './page.tsx'

test('with letters twice as large an entry and its button stay within a small phone', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))

  await show(
    <Page>
      <Contents>
        <ContentsEntry number={12} actions={<Button>Practise</Button>}>
          <h3>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau</h3>
        </ContentsEntry>
      </Contents>
    </Page>,
  )

  await expect.element(page.getByRole('button', { name: 'Practise' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('at their usual size the words begin three rem beside the number', async () => {
  await page.viewport(320, 640)
  await show(
    <Contents>
      <ContentsEntry number={1} actions={<Button>Start Lesson</Button>}>
        <h3>On time</h3>
      </ContentsEntry>
    </Contents>,
  )

  const list = page.getByRole('list').element().getBoundingClientRect()
  const words = page.getByRole('heading').element().getBoundingClientRect()
  expect(words.left - list.left).toBe(48 + 12)
})
