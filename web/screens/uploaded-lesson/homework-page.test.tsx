import { useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { homeworkPaths } from '../../../cms/contract/homework-paths.ts'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { HomeworkPage } from './homework-page.tsx'

/** Left and opened again, as by a link of the site. */
function Visits() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Come back'}
      </button>
      {isOpen && <HomeworkPage />}
    </>
  )
}

test('homework is read anew at each visit, because its ticket ends', async () => {
  let count = 0
  fakeServer(({ path }) => {
    if (path === homeworkPaths.own(7)) count += 1
    const frame = `about:blank#ticket-${count}`
    return Response.json({ id: 7, title: 'Talk', student: 'Ewa', frame, interactive: frame })
  })
  await show(
    <Routes>
      <Route path="/homework/:homeworkId" element={<Visits />} />
    </Routes>,
    { address: '/homework/7' },
  )
  await expect.element(page.getByTitle('Talk')).toHaveAttribute('src', 'about:blank#ticket-1')

  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Come back' }).click()

  await expect.element(page.getByTitle('Talk')).toHaveAttribute('src', 'about:blank#ticket-2')
})
