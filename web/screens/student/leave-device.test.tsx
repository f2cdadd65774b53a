import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { studentPaths } from '../../../cms/contract/student-paths.ts'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { passport, record } from '../../passport/passport.ts'
import { emptyOutbox, nextOut, putOut } from '../../passport/sharing/outbox.ts'
import { readShared, writeShared } from '../../passport/sharing/shared-record.ts'
import { LeaveDevice } from './leave-device.tsx'

const answered = { id: '01JDXYZ0001', at: 1, exercise: 3, kind: 'opened', data: {} } as const

beforeEach(async () => {
  await (await passport()).forget() // other tests may have left theirs in this browser
  localStorage.clear()
  writeShared({ student: 3, agrees: true, lessons: [], exercises: [3], upTo: '' })
  putOut(answered)
})

const open = async () => {
  const onLeft = vi.fn()
  await show(<LeaveDevice onLeft={onLeft} />)
  return onLeft
}
const press = () => page.getByRole('button', { name: 'Forget this link on this device' }).click()
const taken = () => Response.json({ lessons: [], exercises: [3] })

test('what waits is sent before the link is forgotten', async () => {
  const sent = fakeServer(taken)
  const onLeft = await open()

  await press()

  await expect.poll(() => onLeft.mock.calls).toHaveLength(1)
  expect(sent).toMatchObject([
    { path: studentPaths.results, body: { events: [answered] } },
    { path: studentPaths.leave },
  ])
  expect(readShared()).toBeNull()
})

test('what cannot be sent is told of, and the link stays until she presses again', async () => {
  const sent = fakeServer(({ path }) =>
    path === studentPaths.results ? Response.json({}, { status: 503 }) : taken(),
  )
  const onLeft = await open()

  await press()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/may not have reached your tutor yet/)
  expect(sent.map(({ path }) => path)).not.toContain(studentPaths.leave)
  expect(nextOut()).toEqual([answered])
  await press()
  await expect.poll(() => onLeft.mock.calls).toHaveLength(1)
  expect(nextOut()).toEqual([])
})

test('where the server does not answer, nothing is lost', async () => {
  fakeServer(connectionLost)
  const onLeft = await open()

  await press()
  await expect.element(page.getByText(/may not have reached your tutor yet/)).toBeVisible()
  await press()

  await expect.element(page.getByText(/so the link is still remembered/)).toBeVisible()
  expect(onLeft).not.toHaveBeenCalled()
  expect(nextOut()).toEqual([answered])
  expect(readShared()).toMatchObject({ agrees: true })
})

test('who has been told is not held up again by what cannot be sent', async () => {
  let isBack = false
  fakeServer(({ path }) =>
    Response.json({}, { status: isBack && path === studentPaths.leave ? 200 : 503 }),
  )
  const onLeft = await open()
  await press()
  await expect.element(page.getByText(/may not have reached your tutor yet/)).toBeVisible()
  await press()
  await expect.element(page.getByText(/so the link is still remembered/)).toBeVisible()

  isBack = true
  await press()

  await expect.poll(() => onLeft.mock.calls).toHaveLength(1)
})

test('of somebody who has not agreed nothing is sent', async () => {
  writeShared({ student: 3, agrees: false, lessons: [], exercises: [3], upTo: '' })
  const sent = fakeServer(taken)
  const onLeft = await open()

  await press()

  await expect.poll(() => onLeft.mock.calls).toHaveLength(1)
  expect(sent).toMatchObject([{ path: studentPaths.leave }])
})

test('what was done in lessons is sent too', async () => {
  emptyOutbox()
  writeShared({ student: 3, agrees: true, lessons: [7], exercises: [], upTo: '' })
  const lost = fakeServer(connectionLost)
  await record({ ref: { courseId: 1, lessonId: 7 }, kind: 'step', data: { stage: 'quiz' } })
  await expect.poll(() => lost.map(({ path }) => path)).toContain(studentPaths.results)
  const sent = fakeServer(() => Response.json({ lessons: [7], exercises: [] }))
  const onLeft = await open()

  await press()

  await expect.poll(() => onLeft.mock.calls).toHaveLength(1)
  expect(sent).toMatchObject([
    { path: studentPaths.results, body: { events: [{ kind: 'step', ref: '1/7' }] } },
    { path: studentPaths.leave },
  ])
})
