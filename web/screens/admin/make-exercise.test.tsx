import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { tutorApiPaths } from '../../../cms/contract/tutor-paths.ts'
import { connectionLost, fakeServer, silence } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { signedIn } from '../../../testing/fake-contract.ts'
import { emptyTypedRow } from '../../words-box/typed-rows.ts'
import { MakeExercise } from './make-exercise.tsx'

const rows = [{ ...emptyTypedRow, word: 'odd', translation: 'strano' }]

/** A server that says when, and how, it has published. */
function slowServer() {
  let answer = (_: Response) => {}
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const sent = fakeServer(({ method, path }) => {
    if (path === apiPaths.exercises && method === 'POST') return waiting
    if (path === tutorApiPaths.pasteReading) return Response.json({ rows, unread: [] })
    if (path === tutorApiPaths.gaps) return Response.json({ words: 1, gaps: 1, refused: [] })
    return Response.json(path === apiPaths.me ? signedIn[apiPaths.me] : { students: [] })
  })
  return { sent, answer: (response: Response) => answer(response) }
}

const showScreen = () => show(<MakeExercise />, { answers: signedIn })
const button = (name: string) => page.getByRole('button', { name })
const list = page.getByRole('textbox', { name: 'Paste words' })
const title = page.getByRole('textbox', { name: 'Title' })

afterEach(() => void vi.useRealTimers())

test('an exercise that is published while another tab is looked at is told when she is back', async () => {
  const { sent, answer } = slowServer()
  const screen = await showScreen()
  await list.fill('odd - strano')
  await button('Read the words').click()
  await expect.element(list).toHaveValue('')
  await button('Publish and copy the link').click()
  await expect.element(button('Publishing…')).toBeVisible()

  await screen.unmount()
  const again = await showScreen()

  await expect.element(button('Publishing…')).toHaveAttribute('aria-disabled', 'true')

  answer(Response.json({ id: 4, address: 'words-of-today' }))

  await expect.element(page.getByRole('heading', { name: /^Published/ })).toBeVisible()
  expect(
    sent.filter(({ method, path }) => method === 'POST' && path === apiPaths.exercises),
  ).toHaveLength(1)

  await again.unmount()
  await showScreen()

  await expect.element(button('Publish and copy the link')).toBeVisible()
  await expect.element(title).not.toBeInTheDocument()
})

test('while an exercise is published nothing is written that would be in none', async () => {
  const { answer } = slowServer()
  await showScreen()
  await list.fill('odd - strano')
  await button('Read the words').click()
  await title.fill('Odd words')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Publishing…')).toBeVisible()

  await userEvent.keyboard(', mended too late')
  answer(Response.json({ message: 'Too many exercises.' }, { status: 409 }))

  await expect.element(page.getByText('Too many exercises.')).toBeVisible()
  await expect.element(title).toHaveValue('Odd words')
  await expect.element(button('Publish and copy the link')).toHaveFocus()
})

test('why an exercise is not published is said aloud at each press', async () => {
  fakeServer(({ path }) =>
    Response.json(path === apiPaths.me ? signedIn[apiPaths.me] : { students: [] }),
  )
  await showScreen()
  await button('Publish and copy the link').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  const saidFirst = page.getByRole('alert').element()

  await button('Publish and copy the link').click()

  await expect.poll(() => page.getByRole('alert').element()).not.toBe(saidFirst)
})

test('where the answer was lost, the exercise may be there: she may send it again', async () => {
  fakeServer(({ path }) => {
    if (path === apiPaths.exercises) return connectionLost()
    if (path === tutorApiPaths.pasteReading) return Response.json({ rows, unread: [] })
    if (path === tutorApiPaths.gaps) return Response.json({ words: 1, gaps: 1, refused: [] })
    return Response.json(path === apiPaths.me ? signedIn[apiPaths.me] : { students: [] })
  })
  await showScreen()
  await list.fill('odd - strano')
  await button('Read the words').click()
  await expect.element(list).toHaveValue('')

  await button('Publish and copy the link').click()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('if the exercise has already been saved, it will not be saved twice')
  await expect.element(page.getByLabelText('Word of row 1')).toHaveValue('odd')
})

test('where the browser lets nobody copy the link it says how to take it', async () => {
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const { answer } = slowServer()
  await showScreen()
  await list.fill('odd - strano')
  await button('Read the words').click()
  await button('Publish and copy the link').click()
  answer(Response.json({ id: 4, address: 'words-of-today' }))
  await expect.element(page.getByText('Copy the link and send it to your student.')).toBeVisible()

  await button('Copy the link').click()

  await expect.element(page.getByText(/Copying is not allowed here/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Published', exact: true })).toBeVisible()

  refused.mockResolvedValue()
  await button('Copy the link').click()

  await expect.element(page.getByText('Paste it into a message to your student.')).toBeVisible()
  refused.mockRestore()
})

const made = () => Response.json({ id: 4, address: 'words' })

/** A server that answers so to what is published, one after the other. */
function publishing(...answers: (Response | Error)[]) {
  const sent = fakeServer(({ method, path }) => {
    if (path === apiPaths.exercises && method === 'POST') return answers.shift() ?? silence()
    if (path === tutorApiPaths.pasteReading) return Response.json({ rows, unread: [] })
    if (path === tutorApiPaths.gaps) return Response.json({ words: 1, gaps: 1, refused: [] })
    return Response.json(path === apiPaths.me ? signedIn[apiPaths.me] : { students: [] })
  })
  const titles = () =>
    sent
      .filter(({ method, path }) => method === 'POST' && path === apiPaths.exercises)
      .map(({ body }) => Object(body).title)
  return { titles }
}

async function readWords() {
  await list.fill('odd - strano')
  await button('Read the words').click()
  await expect.element(title).toBeVisible()
}

const onDay = (day: number, hour = 10) =>
  vi.useFakeTimers({ now: new Date(2026, 4, day, hour), toFake: ['Date'] })

test('an exercise is called by the day on which it is made, also days after another one', async () => {
  onDay(4)
  const { titles } = publishing(made(), made())
  await showScreen()
  await readWords()
  await button('Publish and copy the link').click()
  await button('Make another').click()

  onDay(7)
  await readWords()

  await expect.element(title).toHaveValue('Words of 7 May')
  await button('Publish and copy the link').click()
  await expect.element(page.getByRole('heading', { name: /^Published/ })).toBeVisible()
  expect(titles()).toEqual(['Words of 4 May', 'Words of 7 May'])
})

test('a title that was written stays, on the next day too', async () => {
  onDay(4)
  const { titles } = publishing(made())
  const screen = await showScreen()
  await readWords()
  await title.fill('Odd words')
  await screen.unmount()

  onDay(5)
  await showScreen()

  await expect.element(title).toHaveValue('Odd words')
  await button('Publish and copy the link').click()
  await expect.element(page.getByRole('heading', { name: /^Published/ })).toBeVisible()
  expect(titles()).toEqual(['Odd words'])
})

test('what is tried again after midnight is the same exercise', async () => {
  onDay(4, 23)
  const { titles } = publishing(connectionLost(), made())
  const screen = await showScreen()
  await readWords()
  await button('Publish and copy the link').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await screen.unmount()

  onDay(5, 0)
  await showScreen()
  await button('Publish and copy the link').click()

  await expect.element(page.getByRole('heading', { name: /^Published/ })).toBeVisible()
  expect(titles()).toEqual(['Words of 4 May', 'Words of 4 May'])
})
