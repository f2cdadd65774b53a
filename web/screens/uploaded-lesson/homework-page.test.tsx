import { useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { homeworkPaths } from '../../../cms/contract/homework-paths.ts'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { HomeworkPage } from './homework-page.tsx'

/** Left and opened again, as by a link of the site. */
function Visits() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Come back'}
      </button>
      {isOpen && <HomeworkPage />}
    </>
  )
}

afterEach(() => {
  vi.useRealTimers()
})

/** The homework's page; each time it is read, its ticket has another number. */
async function open(canRead = () => true) {
  let count = 0
  fakeServer(({ path }) => {
    if (!canRead()) return connectionLost()
    if (path === homeworkPaths.own(7)) count += 1
    const frame = `about:blank#ticket-${count}`
    return Response.json({ id: 7, title: 'Talk', student: 'Ewa', frame, interactive: frame })
  })
  await show(
    <Routes>
      <Route path="/homework/:homeworkId" element={<Visits />} />
    </Routes>,
    { address: '/homework/7' },
  )
  await expect.element(frame()).toHaveAttribute('src', 'about:blank#ticket-1')
}

const frame = () => page.getByTitle('Talk')
const interactive = () => page.getByRole('link', { name: 'Open Interactive Version' })
const retry = () => page.getByRole('button', { name: 'Try Again' })

/** The tab was left, and is looked at again so much later. */
function comeBackAfter(hours: number) {
  vi.setSystemTime(Date.now() + hours * 60 * 60 * 1000)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('homework is read anew at each visit, because its ticket ends', async () => {
  await open()

  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Come back' }).click()

  await expect.element(frame()).toHaveAttribute('src', 'about:blank#ticket-2')
})

test('who comes back the next day has another ticket, and the frame keeps what was written', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await open()

  comeBackAfter(13)
  await expect.element(interactive()).toHaveAttribute('href', 'about:blank#ticket-2')
  await expect.element(frame()).toHaveAttribute('src', 'about:blank#ticket-1')
  await retry().click()

  await expect.element(frame()).toHaveAttribute('src', 'about:blank#ticket-2')
})

test('another attempt has another ticket also where there was no connection before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let isOnline = true
  await open(() => isOnline)
  isOnline = false
  comeBackAfter(13)
  await expect.element(interactive()).toHaveAttribute('href', 'about:blank#ticket-1')

  isOnline = true
  await retry().click()

  await expect.element(frame()).toHaveAttribute('src', 'about:blank#ticket-2')
})
