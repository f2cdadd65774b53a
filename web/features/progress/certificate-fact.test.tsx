import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { deleted } from '../../../testing/component/passport-database.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildSummary } from '../../../testing/fake-contract.ts'
import { reads } from '../../data/reads.ts'
import { passport, record } from '../../passport/passport.ts'
import { CertificateFact } from './certificate-fact.tsx'

const link = () => page.getByRole('link', { name: 'Certificate upon completion' })

afterAll(async () => {
  await (await passport()).forget()
  await deleted()
})

test('the promise of a certificate leads to its page', async () => {
  await show(<CertificateFact course={{ id: 8, lessons: 2 }} />)

  await expect.element(link()).toHaveAttribute('href', '/course/8/certificate')
})

test('of a course without lessons the promise leads nowhere', async () => {
  await show(<CertificateFact course={{ id: 8, lessons: 0 }} />)

  await expect.element(page.getByText('Certificate upon completion')).toBeVisible()
  await expect.element(link()).not.toBeInTheDocument()
})

test('it becomes an offer once the lessons that the course has now were practised, wherever they stood', async () => {
  const listed = [buildSummary({ id: 21 }), buildSummary({ id: 22 })]
  fakeServer(() => Response.json(listed))
  const finish = (lessonId: number, courseId: number) =>
    record({ kind: 'done', ref: { courseId, lessonId }, data: { title: 'A flight' } })
  await finish(20, 8) // it was taken out of the course since
  await finish(21, 8)
  const answers = { [reads.lessonPart(8, null).path]: listed }
  await show(<CertificateFact course={{ id: 8, lessons: 2 }} />, { answers })
  await expect.element(link()).toBeVisible()

  await finish(22, 7) // and this one came from another

  await expect.element(page.getByRole('link', { name: 'Make your certificate' })).toBeVisible()
})
