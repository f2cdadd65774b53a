import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deleted, newerTab } from '../../../testing/component/passport-database.ts'
import { show } from '../../../testing/component/show.tsx'
import { keepTake, keptTake } from '../../features/read-aloud/kept-take.ts'
import { passport, record } from '../../passport/passport.ts'
import { storedThings } from '../../passport/stored-things.ts'
import { deviceStorage } from '../../ui/browser-storage/browser-storage.ts'
import { useStoredText } from '../../ui/stored-text/use-stored-text.ts'
import { Screen } from './on-your-device-screen.tsx'

const ref = { courseId: 1, lessonId: 7 }
const step = () => record({ kind: 'step', ref, data: { stage: 'video' } })
const remove = (what: string) => page.getByRole('button', { name: `Delete ${what}`, exact: true })

afterEach(() => {
  vi.restoreAllMocks()
})

afterAll(async () => {
  localStorage.clear()
  await (await passport()).forget()
  await deleted()
})

test('everything on the list stands there, and what scripts can delete has its button', async () => {
  await show(<Screen />)

  for (const { what } of storedThings) {
    await expect.element(page.getByRole('rowheader', { name: what })).toBeInTheDocument()
  }
  const deletable = storedThings.filter(
    ({ name, where }) => where !== 'cookie' || name === '*-student',
  )
  expect(page.getByRole('button', { name: /^Delete/ }).elements()).toHaveLength(deletable.length)
})

test('what is deleted is gone, and nothing else', async () => {
  localStorage.clear()
  localStorage.setItem('voice-settings', '{}')
  localStorage.setItem('lesson-text-size', 'large')
  await show(<Screen />)

  await remove('The voice you chose').click()

  await expect.element(page.getByText('Deleted', { exact: true })).toBeVisible()
  expect(deviceStorage.names()).toEqual(['lesson-text-size'])
})

/** A field that is kept over a change of page. */
function KeptField() {
  const [text, keep] = useStoredText('kept-field')
  return (
    <input
      aria-label="Kept"
      value={text ?? ''}
      onChange={({ target }) => keep(target.value || undefined)}
    />
  )
}

test('a form that is not sent is gone from the page, too', async () => {
  await show(
    <>
      <KeptField />
      <Screen />
    </>,
  )
  await page.getByLabelText('Kept').fill('Dear tutor')

  await remove('A form that is not sent yet').click()

  await expect.element(page.getByText('Deleted', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Kept')).toHaveValue('')
})

test('what the browser does not delete is said to be there still', async () => {
  localStorage.setItem('voice-settings', '{}')
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await show(<Screen />)

  await remove('The voice you chose').click()

  await expect.element(page.getByText('Not deleted: your browser does not allow it')).toBeVisible()
})

test('the progress is deleted, from the page as well', async () => {
  await step()
  await show(<Screen />)

  await remove('Your progress').click()

  await expect.element(page.getByText('Deleted', { exact: true })).toBeVisible()
  expect((await passport()).said().isEmpty).toBe(true)
})

test('a reading that is not saved is deleted alone: the progress stays', async () => {
  await step()
  await keepTake('lesson', { samples: new Float32Array(1), words: ['budget'] })
  await show(<Screen />)

  await remove('A reading of words that is not saved yet').click()

  await expect.element(page.getByText('Deleted', { exact: true })).toBeVisible()
  expect(await keptTake('lesson')).toBeNull()
  expect((await passport()).said().isEmpty).toBe(false)
})

test.each([
  ['SecurityError', 'Deleted'],
  ['UnknownError', 'Not deleted: your browser does not allow it'],
])('a database that fails with a %s is told: %s', async (name, told) => {
  vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('failed', name)
  })
  await show(<Screen />)

  await remove('A reading of words that is not saved yet').click()

  await expect.element(page.getByText(told, { exact: true })).toBeVisible()
})

test('what a newer version of the site keeps is not deleted by this one', async () => {
  const other = await newerTab()
  await show(<Screen />)

  await remove('Your progress').click()

  await expect.element(page.getByText(/a newer version of this site saved it/)).toBeVisible()
  await other.leave()
})

test('where the browser keeps nothing at all there is nothing to delete', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await show(<Screen />)

  await remove('The voice you chose').click()

  await expect.element(page.getByText('Deleted', { exact: true })).toBeVisible()
})
