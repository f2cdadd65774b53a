import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { GivenHomework } from './given-homework.tsx'

const homework = { id: 4, title: 'Past perfect', student: 'Ewa', missing: [] }

test('files that are missing or were left out are told, the first five by name', async () => {
  const missing = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png']

  await show(
    <GivenHomework given={[{ homework: { ...homework, missing }, leftOut: ['tool.exe'] }]} />,
  )

  await expect
    .element(page.getByText('did not come with it: a.png, b.png, c.png, d.png, e.png and 1 more.'))
    .toBeVisible()
  await expect.element(page.getByText('no page can use them: tool.exe.')).toBeVisible()
})

test('of a page that has all it names nothing more is told', async () => {
  await show(<GivenHomework given={[{ homework, leftOut: [] }]} />)

  expect(page.getByRole('listitem').element().querySelectorAll('p')).toHaveLength(0)
})
