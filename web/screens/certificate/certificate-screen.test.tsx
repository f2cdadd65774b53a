import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { buildCourse } from '../../../testing/fake-contract.ts'
import { reads } from '../../data/reads.ts'
import { Screen } from './certificate-screen.tsx'

const visit = (lessons: number) =>
  show(
    <Routes>
      <Route path="/course/:courseId/certificate" element={<Screen />} />
    </Routes>,
    {
      address: '/course/8/certificate',
      answers: {
        [reads.courseListed(8).path]: [buildCourse({ id: 8, lessons })],
        [reads.lessonPart(8, null).path]: [],
      },
    },
  )

const make = () => page.getByRole('button', { name: 'Make my record' })
const nothingYet = () =>
  page.getByText('This course has no lessons yet, so there is nothing to certify.')

test('a course without lessons says so, and asks for no name', async () => {
  await visit(0)

  await expect.element(nothingYet()).toBeVisible()
  await expect.element(make()).not.toBeInTheDocument()
  await expect.element(page.getByText(/practised on this device$/)).not.toBeInTheDocument()
})

test('of a course with lessons a record can be made', async () => {
  await visit(2)

  await expect.element(make()).toBeVisible()
  await expect.element(nothingYet()).not.toBeInTheDocument()
})
