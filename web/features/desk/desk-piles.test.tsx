import { useSWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Desk, type DeskPile, deskIsClear } from '../../../cms/contract/desk.ts'
import { show } from '../../../testing/component/show.tsx'
import { deskRead } from '../../data/desk.ts'
import { DeskPiles } from './desk-piles.tsx'

const messages: DeskPile = {
  key: 'messages',
  heading: 'Messages to answer',
  detail: '1 unread',
  count: 7,
  lines: [
    { href: '/studio/collections/contact-messages/3', title: 'Prices?', note: 'Ana · unread' },
  ],
  more: [{ text: 'and 6 more', href: '/studio/collections/contact-messages' }],
}
const drafts: DeskPile = {
  key: 'drafts',
  heading: 'Unpublished drafts',
  count: 4,
  lines: [{ href: '/studio/collections/lessons/4', title: 'Plans', note: 'Lesson' }],
  more: [
    { text: 'and 2 more courses', href: '/studio/collections/courses' },
    { text: 'and 1 more exercise', href: '/studio/collections/exercises' },
  ],
}

const nothing: Desk = { piles: [], recent: [], counted: [], newest: null, status: null }

const showDesk = (desk: Partial<Desk>) =>
  show(<DeskPiles />, { answers: { [deskRead.path]: { ...nothing, ...desk } } })

test('what people sent stands open, and the rest is one press away', async () => {
  await showDesk({ piles: [messages, drafts] })

  await expect
    .element(page.getByRole('heading', { name: 'Messages to answer 7, 1 unread' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Prices?' }))
    .toHaveAttribute('href', '/studio/collections/contact-messages/3')
  await expect.element(page.getByRole('link', { name: 'and 6 more' })).toBeVisible()
  await expect.element(page.getByText('Plans')).not.toBeVisible()
  await page.getByText('Unpublished drafts').click()
  await expect.element(page.getByRole('link', { name: 'Plans' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'and 2 more courses' }))
    .toHaveAttribute('href', '/studio/collections/courses')
  await expect.element(page.getByRole('link', { name: 'and 1 more exercise' })).toBeVisible()
})

test('what is written from right to left stands so, and moves no date', async () => {
  const line = { href: '/studio/collections/contact-messages/3', title: 'سؤال (IELTS)' }
  const lines = [{ ...line, note: 'ليلى', time: '2025-01-20T10:00:00.000Z' }]
  await showDesk({ piles: [{ ...messages, count: 1, lines, more: [] }] })
  const title = page.getByRole('link', { name: 'سؤال (IELTS)' }).element()
  const date = page.getByRole('time').element()
  const name = document.createRange()
  name.selectNode(page.getByText('ليلى').element().childNodes[0] ?? date)

  expect(getComputedStyle(title).direction).toBe('rtl')
  expect(date.getBoundingClientRect().left).toBeGreaterThan(name.getBoundingClientRect().right)
})

const letter = (title = 'Ana', id = 3) => ({
  title,
  note: 'a text',
  href: `/studio/collections/students/${id}`,
})
const letters = (...lines: DeskPile['lines']): Partial<Desk> => ({
  piles: [
    { key: 'letters', heading: 'Letters from your students', count: lines.length, lines, more: [] },
  ],
})

function ReadAnew({ name, desk }: { name: string; desk: Partial<Desk> }) {
  const { mutate } = useSWRConfig()
  const read = () => mutate(deskRead.path, { ...nothing, ...desk }, { revalidate: false })
  return (
    <button type="button" onClick={read}>
      {name}
    </button>
  )
}

test('of letters that look alike one goes when it is answered', async () => {
  await show(
    <>
      <DeskPiles />
      <ReadAnew name="Another comes" desk={letters(letter('Bea', 4), letter(), letter())} />
      <ReadAnew name="Two are answered" desk={letters(letter())} />
    </>,
    { answers: { [deskRead.path]: { ...nothing, ...letters(letter(), letter()) } } },
  )

  await page.getByRole('button', { name: 'Another comes' }).click()
  await expect.element(page.getByText('Bea')).toBeVisible()
  await page.getByRole('button', { name: 'Two are answered' }).click()
  await expect.element(page.getByText('Bea')).not.toBeInTheDocument()

  expect(page.getByRole('listitem').elements()).toHaveLength(1)
})

test('where nothing needs her, it says so', async () => {
  await showDesk({})

  await expect.element(page.getByText(deskIsClear)).toBeVisible()
})

test('what was counted in a week stands in one line, and few are not told', async () => {
  const all = { visited: 41, begun: 12, finished: null, right: 90, wrong: 20 }
  await showDesk({ counted: [{ days: 7, all, lessons: [] }] })

  await expect
    .element(
      page.getByText('Last 7 days: 41 pages opened, 12 lessons started, fewer than 5 finished.'),
    )
    .toBeVisible()
})

test('that the site is well is said in a line', async () => {
  await showDesk({ status: { isWell: true, says: [] } })

  await expect.element(page.getByText('All is well with the site.')).toBeVisible()
})

test('that the site is well is said after what needs her', async () => {
  await showDesk({ piles: [messages], status: { isWell: true, says: [] } })

  const well = page.getByText('All is well with the site.').element()
  const pile = page.getByRole('heading', { name: /^Messages to answer/ }).element()

  expect(pile.compareDocumentPosition(well)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what is wrong with the site is said before all else, and who can mend it', async () => {
  await showDesk({ status: { isWell: false, says: ['The server’s disk is nearly full.'] } })

  await expect.element(page.getByText(/disk is nearly full.*npm run doctor/)).toBeVisible()
})

test('who is told nothing of the site sees no line', async () => {
  await showDesk({ status: null })

  await expect.element(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
  await expect.element(page.getByText('the site')).not.toBeInTheDocument()
})
