import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { studentPaths } from '../../../cms/contract/student-paths.ts'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { keepTake } from '../../listening/microphone/kept-takes.ts'
import { DeleteEverything } from './delete-everything.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('without a connection the device is emptied, and the link that is left is told', async () => {
  let fail = (_: Error) => {}
  const waiting = new Promise<Response>((_, reject) => {
    fail = reject
  })
  const sent = fakeServer(() => waiting)
  localStorage.setItem('voice-settings', '{}')
  await show(<DeleteEverything />)
  await button('Delete everything on this device').click()
  await button('Delete everything').click()

  await expect.element(button('Deleting…')).toHaveAttribute('aria-disabled', 'true')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.path).toBe(studentPaths.leave)

  fail(connectionLost())

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Everything on this device has been deleted. Your tutor’s link could not be forgotten',
    )
  expect(localStorage.getItem('voice-settings')).toBeNull()
  await expect.element(button('Delete everything on this device')).toBeEnabled()
})

test('who comes back to the page that was deleted is told so once, and has the focus there', async () => {
  history.replaceState(null, '', '#deleted')

  await show(<DeleteEverything />)

  await expect.element(page.getByRole('status')).toHaveTextContent('Everything has been deleted.')
  await expect.element(page.getByRole('status')).toHaveFocus()
  expect(location.hash).toBe('')
})

test('a recording that was not sent is deleted too, and the browser does not ask for it', async () => {
  fakeServer(() => Promise.reject(connectionLost()))
  keepTake('own-letter:1', { audio: new Blob(['sound']), seconds: 1 })
  await show(<DeleteEverything />)
  await button('Delete everything on this device').click()
  await button('Delete everything').click()
  await expect.element(page.getByRole('alert')).toBeVisible()

  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)

  expect(leaving.defaultPrevented).toBe(false)
})
