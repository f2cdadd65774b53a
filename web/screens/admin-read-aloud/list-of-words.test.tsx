import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { ListOfWords } from './list-of-words.tsx'

const list = {
  clips: '/api/lessons/7/clips',
  words: '/api/lessons/7/practice?draft=1',
  studio: '/studio/collections/lessons/7',
}

test('a list without words leads to where they are written, below the page’s own heading', async () => {
  fakeServer(({ path }) =>
    Response.json(path === list.words ? { title: 'Trains', rows: [] } : { clips: [] }),
  )

  await show(<ListOfWords list={list} />)

  await expect
    .element(page.getByRole('heading', { level: 2, name: 'No words to read' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Write them in the studio' }))
    .toHaveAttribute('href', list.studio)
})
