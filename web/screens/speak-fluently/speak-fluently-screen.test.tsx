import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildCourse } from '../../../testing/fake-contract.ts'
import { reads } from '../../data/reads.ts'
import { Screen } from './speak-fluently-screen.tsx'

test('the certificate is the link that it is on the course’s own page', async () => {
  fakeServer(() => Response.json([]))

  await show(<Screen />, { answers: { [reads.course(1).path]: buildCourse({ lessons: 7 }) } })

  await expect
    .element(page.getByRole('link', { name: 'Certificate upon completion' }))
    .toHaveAttribute('href', '/course/1/certificate')
})
