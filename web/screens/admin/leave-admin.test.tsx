import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { tutorApiPaths } from '../../../cms/contract/tutor-paths.ts'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { signedIn } from '../../../testing/fake-contract.ts'
import { emptyTypedRow } from '../../words-box/typed-rows.ts'
import { MakeExercise } from './make-exercise.tsx'
import { UploadLessons } from './upload-lessons.tsx'

/** Whether the browser would ask before the page is left. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('the browser asks before words go that are in no exercise yet, from another screen too', async () => {
  const rows = [{ ...emptyTypedRow, word: 'odd', translation: 'strano' }]
  fakeServer(({ path }) => {
    if (path === apiPaths.exercises) return Response.json({ id: 4, address: 'words-of-today' })
    if (path === tutorApiPaths.pasteReading) return Response.json({ rows, unread: [] })
    if (path === tutorApiPaths.gaps) return Response.json({ words: 1, gaps: 1, refused: [] })
    return Response.json(path === apiPaths.me ? signedIn[apiPaths.me] : { students: [] })
  })
  const screen = await show(<MakeExercise />, { answers: signedIn })
  expect(asks()).toBe(false)
  await page.getByRole('textbox', { name: 'Paste words' }).fill('odd - strano')
  expect(asks()).toBe(true)
  await button('Read the words').click()
  await expect.element(page.getByLabelText('Word of row 1')).toHaveValue('odd')

  await screen.unmount()

  expect(asks()).toBe(true)
  await show(<MakeExercise />, { answers: signedIn })
  await button('Publish and copy the link').click()
  await expect.element(page.getByRole('heading', { name: /^Published/ })).toBeVisible()
  expect(asks()).toBe(false)
})

test('the browser asks before files go that were chosen and not uploaded', async () => {
  fakeServer(({ path }) => Response.json(path === apiPaths.me ? signedIn[apiPaths.me] : []))
  await show(<UploadLessons courses={[]} />, { answers: signedIn })
  const data = new DataTransfer()
  data.items.add(new File(['<title>One</title>'], 'one.html', { type: 'text/html' }))
  const input = page.getByLabelText('HTML file').element()
  if (input instanceof HTMLInputElement) input.files = data.files
  expect(asks()).toBe(false)

  input.dispatchEvent(new Event('change', { bubbles: true }))

  await expect.element(button('Remove one.html')).toBeVisible()
  expect(asks()).toBe(true)
  await button('Remove one.html').click()
  expect(asks()).toBe(false)
})
