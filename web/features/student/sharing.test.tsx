import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StudentPage } from '../../../cms/contract/student.ts'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildStudentPage } from '../../../testing/fake-student.ts'
import { nextOut, putOut } from '../../passport/sharing/outbox.ts'
import { readShared, writeShared } from '../../passport/sharing/shared-record.ts'
import { Letters } from '../letters/letters.tsx'
import { Sharing } from './sharing.tsx'

const lesson = { lessonId: 7, lessonNumber: 1, title: 'Trains', courseName: 'Travel', path: '/l' }
const student = buildStudentPage({ lessons: [lesson] })
const consentedAt = '2026-11-22T09:00:00.000Z'

/** As the screen does, it shows what a write has answered. */
function Shown({ given }: { given: StudentPage }) {
  const [student, setStudent] = useState(given)
  return <Sharing student={student} show={(next) => next && setStudent(next)} />
}

const open = (given: StudentPage) => show(<Shown given={given} />)

const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => localStorage.clear())

test('she is asked in plain words, and nothing is sent by asking', async () => {
  const sent = fakeServer(() => Response.json(student))

  await open(student)

  await expect.element(page.getByText('Nothing leaves this device until you agree.')).toBeVisible()
  expect(sent).toEqual([])
})

test('a yes is told to the server and remembered on the device', async () => {
  const sent = fakeServer(() => Response.json({ ...student, consentedAt }))
  await open(student)

  await button('I agree, send them').click()

  await expect.poll(() => readShared()).toMatchObject({ agrees: true, lessons: [7] })
  expect(sent).toEqual([{ method: 'POST', path: '/api/student/consent', body: { agrees: true } }])
})

test('a no is remembered without a request, and can be changed', async () => {
  const sent = fakeServer(() => Response.json(student))
  await open(student)

  await button('No, keep it on this device').click()

  await expect.element(page.getByText('Nothing. What you do stays on this device.')).toBeVisible()
  await expect.element(button('Send my results to my tutor')).toBeVisible()
  expect(sent).toEqual([])
})

test('an answer that goes with its button leaves the focus where its outcome is said', async () => {
  fakeServer(() => Response.json(student))
  await open(student)

  await button('No, keep it on this device').click()

  await expect.element(button('Send my results to my tutor')).toBeVisible()
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement).toHaveTextContent(/^Nothing. What you do stays on this device./)
})

test('on a second device she is asked again', async () => {
  await open({ ...student, consentedAt })

  await expect.element(button('I agree, send them')).toBeVisible()
})

test('a server that does not answer changes nothing', async () => {
  fakeServer(connectionLost)
  await open(student)

  await button('I agree, send them').click()

  await expect.element(page.getByRole('alert')).toHaveTextContent('Nothing has been sent.')
  expect(readShared()).toBeNull()
})

test('stopping holds on this device at once, whatever the server says', async () => {
  writeShared({ agrees: true, lessons: [7], exercises: [], upTo: '' })
  fakeServer(connectionLost)
  await open({ ...student, consentedAt })

  await button('Stop sending').click()

  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(readShared()?.agrees).toBe(false)
})

test('that stopping has not reached the server is said aloud at each press', async () => {
  writeShared({ agrees: true, lessons: [7], exercises: [], upTo: '' })
  fakeServer(connectionLost)
  await open({ ...student, consentedAt })
  await button('Stop sending').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  const saidFirst = page.getByRole('alert').element()

  await button('Stop sending').click()

  await expect.poll(() => page.getByRole('alert').query()).not.toBe(saidFirst)
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('what was sent is deleted after one question', async () => {
  writeShared({ agrees: true, lessons: [7], exercises: [], upTo: '' })
  const sent = fakeServer(() => Response.json({ message: 'Deleted' }))
  await open({ ...student, consentedAt, sent: 12 })
  await expect.element(page.getByText('Sent so far: 12 steps, answers and letters.')).toBeVisible()

  await button('Delete what was sent').click()
  await button('Delete it').click()

  await expect.poll(() => sent).toHaveLength(1)
  expect(sent).toMatchObject([{ method: 'DELETE', path: '/api/student/results' }])
})

test('the first thing that was sent is told of as one', async () => {
  writeShared({ agrees: true, lessons: [7], exercises: [], upTo: '' })

  await open({ ...student, consentedAt, sent: 1 })

  await expect
    .element(page.getByText('Sent so far: one step, answer or letter.', { exact: true }))
    .toBeVisible()
})

test('a lesson that was given since is sent of as well', async () => {
  writeShared({ agrees: true, lessons: [7], exercises: [], upTo: 'x' })

  await open({ ...student, consentedAt, lessons: [lesson, { ...lesson, lessonId: 8 }] })

  await expect
    .poll(() => readShared())
    .toEqual({ student: 3, agrees: true, lessons: [7, 8], exercises: [], upTo: 'x' })
})

test('another student of this device is asked herself, and nothing of the first one is sent for her', async () => {
  writeShared({ student: 4, agrees: true, lessons: [7], exercises: [9], upTo: 'x' })
  putOut({ id: 'A', at: 1, kind: 'opened', exercise: 9, data: {} })

  await open({ ...student, consentedAt })

  await expect.element(button('I agree, send them')).toBeVisible()
  expect(readShared()).toBeNull()
  expect(nextOut()).toEqual([])
})

test('what waits from before a yes is never sent', async () => {
  fakeServer(() => Response.json({ ...student, consentedAt }))
  putOut({ id: 'A', at: 1, kind: 'opened', exercise: 9, data: {} })
  await open(student)

  await button('I agree, send them').click()

  await expect.poll(() => readShared()).toMatchObject({ student: 3, agrees: true })
  expect(nextOut()).toEqual([])
})

test('letters go with what is deleted', async () => {
  writeShared({ student: 3, agrees: true, lessons: [7], exercises: [], upTo: '' })
  const letter = {
    id: 1,
    sentAt: consentedAt,
    text: 'How do I say this?',
    take: null,
    answeredAt: null,
    answer: '',
    answerTake: null,
    answerSecond: null,
    takesGoAt: null,
  }
  fakeServer(({ method }) =>
    Response.json(method === 'DELETE' ? { message: 'Deleted' } : { letters: [letter] }),
  )
  await show(
    <>
      <Shown given={{ ...student, consentedAt, sent: 1 }} />
      <Letters student={{ id: 3, consentedAt }} />
    </>,
  )
  await expect.element(page.getByText('How do I say this?')).toBeVisible()

  await button('Delete what was sent').click()
  await button('Delete it').click()

  await expect.element(page.getByText('Nothing has been sent so far.')).toBeVisible()
  expect(page.getByText('How do I say this?').query()).toBeNull()
})
