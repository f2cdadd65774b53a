import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { OpenToYou } from './open-to-you.tsx'

const course = (title: string) => ({ title, path: `/course/${title.length}`, until: null })

/** Shows one list, and the other once the button is pressed. */
function Lists() {
  const [isRead, setRead] = useState(false)
  const before = [course('Grammar'), course('Grammar')]
  return (
    <>
      <OpenToYou open={isRead ? [course('Interviews')] : before} />
      <button type="button" onClick={() => setRead(true)}>
        Read anew
      </button>
    </>
  )
}

test('what was opened twice is gone as soon as it is opened no more', async () => {
  await show(<Lists />)
  expect(page.getByRole('listitem').elements()).toHaveLength(2)

  await page.getByRole('button', { name: 'Read anew' }).click()

  await expect.element(page.getByRole('link', { name: 'Interviews' })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
})

test('what ends in the morning of a day does not promise its evening', async () => {
  const until = new Date(2026, 2, 15, 9, 30).toISOString()

  await show(<OpenToYou open={[{ ...course('Grammar'), until }]} />)

  await expect.element(page.getByText('Open until 15 March 2026 at 09:30')).toBeVisible()
})
