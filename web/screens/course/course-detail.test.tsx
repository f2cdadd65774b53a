import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildCourse } from '../../../testing/fake-contract.ts'
import { CourseDetail } from './course-detail.tsx'

test('the line breaks of a description that the tutor typed are kept', async () => {
  fakeServer(() => Response.json([]))
  const description = 'For beginners.\nTen lessons.'
  const whole = { about: '', cssContent: null, jsContent: null }

  await show(<CourseDetail course={{ ...buildCourse({ description }), ...whole }} from={null} />)

  const lead = page.getByText('For beginners.').element() as HTMLElement
  // biome-ignore lint/performance/useDomNodeTextContent: its lines as they are drawn
  expect(lead.innerText).toBe(description)
})
