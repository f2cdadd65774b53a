import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { record, useKeptPassport } from './passport.ts'
import { passportDatabase } from './passport-name.ts'

function Said() {
  return <output>{useKeptPassport().state}</output>
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

/** Tests of other files have left theirs in this browser. */
beforeEach(
  () =>
    new Promise<void>((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(passportDatabase)
      deleting.onsuccess = () => resolve()
      deleting.onerror = () => reject(deleting.error)
    }),
)

test('who has done nothing has no passport; the first step that is written down is known', async () => {
  await render(<Said />)

  await expect.element(page.getByText('looking')).toBeVisible()
  expect(await databases()).not.toContain(passportDatabase)

  await record({ kind: 'step', ref: { courseId: 1, lessonId: 2 }, data: { stage: 'warmup' } })

  await expect.element(page.getByText('ready')).toBeVisible()
  expect(await databases()).toContain(passportDatabase)
})
