import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { deleted } from '../../../testing/component/passport-database.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildSummary } from '../../../testing/fake-contract.ts'
import { reads } from '../../data/reads.ts'
import { passport, record } from '../../passport/passport.ts'
import { useFinishedIn } from './finished-lessons.ts'

function Count({ lessons }: { lessons: number }) {
  return <p>{`Finished: ${useFinishedIn({ id: 1, lessons })}`}</p>
}

const finish = (lessonId: number, courseId: number) =>
  record({ kind: 'done', ref: { courseId, lessonId }, data: { title: 'A flight' } })

// Other tests may have left theirs in this browser.
beforeAll(async () => void (await (await passport()).forget()))

afterAll(async () => {
  await (await passport()).forget()
  await deleted()
})

test('a course counts the lessons that it has now, and in part of a list those of then', async () => {
  const listed = [buildSummary({ id: 8 }), buildSummary({ id: 9 })]
  fakeServer(() => Response.json(listed))
  await finish(7, 1)
  await finish(6, 1)
  await finish(9, 2)
  const answers = { [reads.lessonPart(1, null).path]: listed }

  await show(
    <>
      <Count lessons={2} />
      <Count lessons={101} />
    </>,
    { answers },
  )

  await expect.element(page.getByText('Finished: 1')).toBeVisible()
  await expect.element(page.getByText('Finished: 2')).toBeVisible()
})
