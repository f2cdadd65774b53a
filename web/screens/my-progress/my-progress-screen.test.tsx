import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { emulateMedium } from '../../../testing/component/emulated-medium.ts'
import {
  connectionLost,
  type FakeAnswer,
  fakeServer,
} from '../../../testing/component/fake-server.ts'
import {
  deleted,
  fullDevice,
  newerTab,
  tabInTheWay,
} from '../../../testing/component/passport-database.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildCourse, buildLesson, buildSummary } from '../../../testing/fake-contract.ts'
import type { History } from '../../passport/history.ts'
import { passport, record } from '../../passport/passport.ts'
import { packPassport } from '../../passport/passport-file.ts'
import { moveHash, sealMove } from '../../passport/sealed-move.ts'
import { forgetHeld } from '../../ui/stored-text/held-on-page.ts'
import { Screen } from './my-progress-screen.tsx'

const ref = { courseId: 1, lessonId: 7 }
const finish = (title = 'A flight') => record({ kind: 'done', ref, data: { title } })

const otherDevice: History = {
  events: [
    {
      id: '01K00000000000000000AAAAAA',
      at: 1_795_000_000_000,
      ref: '1/2',
      kind: 'done',
      data: { title: 'On another device' },
    },
  ],
  folds: {},
}
const packedFile = () => packPassport('AAAAAAAA', otherDevice)

const courses = { '/api/courses': [] }

beforeEach(async () => {
  await page.viewport(1_280, 900)
})

afterEach(() => {
  vi.restoreAllMocks()
})

afterAll(async () => {
  await (await passport()).forget()
  await deleted()
})

async function choose(bytes: Uint8Array) {
  const file = new File([new Uint8Array(bytes)], 'my-english.progress')
  await userEvent.upload(page.getByLabelText('Open a saved file'), file)
}

test('until the passport has been read the page says that it looks, then that nothing is there', async () => {
  const other = await tabInTheWay()

  await show(<Screen />, { answers: courses })

  await expect.element(page.getByText('Looking at what is on this device…').first()).toBeVisible()
  await other.leave()
  await expect.element(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save as a file' })).not.toBeInTheDocument()
})

test.each([
  ['a foreign file', async () => new TextEncoder().encode('hello'), /not a progress file/],
  ['half a file', async () => (await packedFile()).slice(0, 120), /incomplete or damaged/],
  ['an empty file', async () => new Uint8Array(), /not a progress file/],
])('%s is refused, and nothing is changed', async (_what, bytes, problem) => {
  await show(<Screen />, { answers: courses })

  await choose(await bytes())

  await expect.element(page.getByRole('alert')).toHaveTextContent(problem)
  expect((await passport()).said().isEmpty).toBe(true)
})

test('a file of another device is shown before it is added', async () => {
  await show(<Screen />, { answers: courses })

  await choose(await packedFile())
  await page.getByRole('button', { name: 'Add to this device' }).click()

  await expect.element(page.getByText('Added. Nothing that was here before')).toBeVisible()
  await expect.element(page.getByText('On another device')).toBeVisible()
})

/** A link of another device stands in the address, and is answered so. */
async function openLink(answer: (sealed: string) => FakeAnswer) {
  const ref = '1/3'
  const events = otherDevice.events.map((event) => ({
    ...event,
    ref,
    id: '01K00000000000000000BBBBBB',
  }))
  const { sealed, key } = await sealMove(await packPassport('BBBBBBBB', { events, folds: {} }))
  const link = { id: 'A'.repeat(22), key }
  history.replaceState(null, '', moveHash(link))
  onTestFinished(() => {
    history.replaceState(null, '', '#')
    forgetHeld()
  })
  fakeServer(({ path }) =>
    path === apiPaths.takenMove(link.id) ? answer(sealed) : Response.json([]),
  )
  return show(<Screen />, { answers: courses })
}
const packed = (sealed: string) => Response.json({ sealed })
const fetchIt = page.getByRole('button', { name: 'Fetch it' })
const addIt = page.getByRole('button', { name: 'Add to this device' })

test('what a link has brought is still there after another page, until it is decided on', async () => {
  const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const before = await openLink(packed)
  await fetchIt.click()
  await expect.element(addIt).toBeVisible()
  expect(window.location.hash).toBe('')
  expect(isHeld()).toBe(true)

  await before.unmount()
  await show(<Screen />, { answers: courses })
  await expect.element(addIt).toBeVisible()
  await page.getByRole('button', { name: 'Leave it' }).click()

  await expect.element(addIt).not.toBeInTheDocument()
  expect(isHeld()).toBe(false)
})

test('a link that the server has not answered can be tried again', async () => {
  let isOnline = false
  await openLink((sealed) => (isOnline ? packed(sealed) : connectionLost()))
  await fetchIt.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('It could not be fetched.')

  isOnline = true
  await fetchIt.click()

  await expect.element(addIt).toBeVisible()
})

test('a link that was used before is not offered again', async () => {
  const message = 'This link has already been used, or its ten minutes are over.'
  await openLink(() => Response.json({ message }, { status: 404 }))

  await fetchIt.click()

  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  await expect.element(fetchIt).not.toBeInTheDocument()
})

test('a lesson that was moved to another course is still here', async () => {
  await record({ kind: 'step', ref, data: { stage: 'video' } })
  const moved = buildLesson({ id: 7, courseId: 2, title: 'A flight' })
  await show(<Screen />, {
    answers: {
      [apiPaths.courses]: [buildCourse({ id: 1 })],
      '/api/courses/1/lessons': [],
      [apiPaths.lessonWithoutHtml(7)]: moved,
    },
  })

  await expect.element(page.getByRole('link', { name: 'A flight' })).toBeVisible()
  await expect.element(page.getByText('A lesson that is no longer here')).not.toBeInTheDocument()
})

test('a course that is gone and one whose name did not load are not the same', async () => {
  await finish()
  await show(<Screen />, { answers: { ...courses, '/api/courses/1/lessons': [] } })
  await expect.element(page.getByText('A course that is no longer here')).toBeVisible()

  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  await show(<Screen />)

  await expect.element(page.getByText('The name of this course did not load')).toBeVisible()
  await expect.element(page.getByText('A flight').last()).toBeVisible()
})

test('a finished lesson that a course no longer has does not count in it', async () => {
  await finish()
  const course = buildCourse({ id: 1, name: 'Speak', lessons: 1 })
  const answers = { '/api/courses': [course], '/api/courses/1/lessons': [buildSummary({ id: 8 })] }
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))

  await show(<Screen />, { answers })

  await expect.element(page.getByText('0/1 lessons completed · 0%')).toBeVisible()
})

test('what a newer version of the site has kept is left as it is, and that is said', async () => {
  const other = await newerTab()
  await finish()

  await show(<Screen />, { answers: courses })

  await expect
    .element(page.getByText(/A newer version of this site saved your progress here/))
    .toBeVisible()
  await other.leave()
})

test('where the device is full the page says how long the progress counts', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fullDevice)
  await finish('There is no room for it')

  await show(<Screen />, { answers: courses })

  await expect
    .element(page.getByText(/has no space left. Your progress will be lost when you close/))
    .toBeVisible()
  await expect.element(page.getByText('There is no room for it')).toBeVisible()
})

test('nobody is promised more than a student of the tutor gets', async () => {
  await show(<Screen />, { answers: courses })

  await expect.element(page.getByText(/unless you decide to send it to your tutor/)).toBeVisible()
  expect(page.getByText(/nobody else/).query()).toBeNull()
})

test('on paper there is what was done, with its days marked, and nothing to press', async () => {
  onTestFinished(async () => void (await emulateMedium('screen')))
  await finish()
  await show(<Screen />, { answers: courses })
  const days = page.getByRole('list', { name: 'The last four weeks' })
  await expect.element(days).toBeVisible()

  await emulateMedium('print')

  await expect.element(days).toBeVisible()
  const deletion = page.getByRole('heading', { name: 'Delete everything' })
  await expect.element(deletion).not.toBeInTheDocument()
  const practised = days.element().querySelector('[data-practised="true"]')
  expect(practised && getComputedStyle(practised).getPropertyValue('print-color-adjust')).toBe(
    'exact',
  )
})
