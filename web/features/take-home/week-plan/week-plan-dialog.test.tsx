import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../testing/component/show.tsx'
import { WeekPlanDialog } from './week-plan-dialog.tsx'

test('that no day is chosen is said aloud at each press', async () => {
  const lesson = { id: 1, title: 'On time', path: '/courses/speak-fluently/speech-course-1' }
  const texts = { title: 'Plan this lesson', text: 'Five sessions.', fileName: 'plan.ics' }
  await show(<WeekPlanDialog {...texts} lessons={[lesson]} onClose={() => undefined} />)
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByRole('checkbox', { name: day }).click()
  }
  const save = page.getByRole('button', { name: 'Save to calendar' })
  await save.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at least one day.')
  const saidFirst = page.getByRole('alert').element()

  await save.click()

  await expect.poll(() => page.getByRole('alert').element()).not.toBe(saidFirst)
})
