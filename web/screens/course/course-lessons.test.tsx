import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { SpeakFluentlyLessons } from '../speak-fluently/speak-fluently-lessons.tsx'
import { CourseLessons } from './course-lessons.tsx'

test.each([
  ['a course', <CourseLessons key="1" courseId={1} from={101} />, '/course/1'],
  ['speak-fluently', <SpeakFluentlyLessons key="2" from={101} path="/here" />, '/here'],
])('behind the last lesson of %s its list leads back to the beginning', async (_, list, path) => {
  fakeServer(() => Response.json([]))

  await show(list)

  await expect
    .element(page.getByRole('link', { name: 'Back to the first lessons' }))
    .toHaveAttribute('href', path)
  await expect.element(page.getByText('No Lessons Available')).not.toBeInTheDocument()
})
