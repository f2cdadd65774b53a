import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { studentPaths } from '../../../cms/contract/student-paths.ts'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { nextOut, putOut } from '../../passport/sharing/outbox.ts'
import { readShared, writeShared } from '../../passport/sharing/shared-record.ts'
import { LeaveDevice } from './leave-device.tsx'

const answered = { id: '01JDXYZ0001', at: 1, exercise: 3, kind: 'opened', data: {} } as const

beforeEach(() => {
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

  await expect.element(page.getByRole('alert')).toHaveTextContent(/has not reached your tutor yet/)
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
  await expect.element(page.getByText(/has not reached your tutor yet/)).toBeVisible()
  await press()

  await expect.element(page.getByText(/so the link is still remembered/)).toBeVisible()
  expect(onLeft).not.toHaveBeenCalled()
  expect(nextOut()).toEqual([answered])
  expect(readShared()).toMatchObject({ agrees: true })
})
