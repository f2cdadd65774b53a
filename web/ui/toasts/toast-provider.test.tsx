import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, toast } from '../../../testing/component/show.tsx'
import { type Toast, useToast } from './toast-provider.tsx'

afterEach(() => {
  vi.useRealTimers()
})

interface ToasterProps {
  say?: Toast
  label?: string
}

function Toaster({ say = { title: 'Incomplete form' }, label = 'Show' }: ToasterProps) {
  const showToast = useToast()
  return (
    <button type="button" onClick={() => showToast(say)}>
      {label}
    </button>
  )
}

const title = () => toast().getByText('Incomplete form')
const opener = () => page.getByRole('button', { name: 'Show' })

async function showToast(say?: Toast) {
  await show(<Toaster {...(say && { say })} />)
  await opener().click()
  await expect.element(toast()).not.toBeEmptyDOMElement()
}

/** Faked before the toast is shown, so that its time is the test's. */
const stopClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

/** The mouse takes the toast and lets it go this far to the right. */
async function swipe(distance: number) {
  const text = title().element().getBoundingClientRect()
  const page = document.body.getBoundingClientRect()
  const [x, y] = [text.left + 5, text.top + 5]
  await userEvent.dragAndDrop(title(), document.body, {
    sourcePosition: { x: 5, y: 5 },
    targetPosition: { x: x + distance - page.left, y: y - page.top },
    force: true,
  })
}

/** Shows a message, which a key takes away again. */
function Retractor({ text, takeAwayKey }: { text: string; takeAwayKey: string }) {
  const showToast = useToast()
  function say() {
    const takeAway = showToast({ title: text })
    document.addEventListener('keydown', ({ key }) => key === takeAwayKey && takeAway())
  }
  return (
    <button type="button" onClick={say}>
      {text}
    </button>
  )
}

test('who has shown a message takes it away again, and the keyboard gets its place back', async () => {
  await show(<Retractor text="First" takeAwayKey="F9" />)
  const first = page.getByRole('button', { name: 'First' })
  await first.click()
  await userEvent.keyboard('{F8}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus()

  await userEvent.keyboard('{F9}')

  await expect.element(toast().getByText('First')).not.toBeInTheDocument()
  await expect.element(first).toHaveFocus()
})

test('the message that has taken its place stays', async () => {
  await show(
    <>
      <Retractor text="First" takeAwayKey="F9" />
      <Retractor text="Second" takeAwayKey="F10" />
    </>,
  )
  await page.getByRole('button', { name: 'First' }).click()
  await page.getByRole('button', { name: 'Second' }).click()

  await userEvent.keyboard('{F9}')
  await expect.element(toast().getByText('Second')).toBeVisible()

  await userEvent.keyboard('{F10}')
  await expect.element(toast().getByText('Second')).not.toBeInTheDocument()
})

test('a toast goes after 5000 ms, and stays as long as the pointer is on it', async () => {
  stopClock()
  await showToast()

  await title().hover()
  vi.advanceTimersByTime(20_000)
  await expect.element(title()).toBeVisible()

  await opener().hover()
  vi.advanceTimersByTime(4_999)
  await expect.element(title()).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(title()).not.toBeInTheDocument()
})

test('a toast may say how long it stays', async () => {
  stopClock()
  await showToast({ title: 'Audio Playing', durationMs: 1_500 })

  vi.advanceTimersByTime(1_499)
  await expect.element(toast()).toHaveTextContent('Audio Playing')
  vi.advanceTimersByTime(1)

  await expect.element(toast()).toHaveTextContent('')
})

test('one toast is shown at a time: a new one takes the place of the old', async () => {
  const second = { title: 'Second', description: 'And last' }
  await show([
    <Toaster key="first" say={{ title: 'First' }} label="Show first" />,
    <Toaster key="second" say={second} label="Show second" />,
  ])

  await page.getByRole('button', { name: 'Show first' }).click()
  await page.getByRole('button', { name: 'Show second' }).click()

  await expect.element(toast().getByText('And last')).toBeVisible()
  await expect.element(toast().getByText('First')).not.toBeInTheDocument()
})

test('F8 leads the keyboard to the toast, which stays until it is left', async () => {
  stopClock()
  await showToast()

  await userEvent.keyboard('{F8}')
  await expect.element(toast()).toHaveFocus()
  vi.advanceTimersByTime(20_000)
  await expect.element(title()).toBeVisible()

  await userEvent.tab()
  await expect.element(toast().getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(title()).not.toBeInTheDocument()
})

test('a pointer that comes and goes takes no toast away from the keyboard', async () => {
  stopClock()
  await showToast()
  await userEvent.keyboard('{F8}{Tab}')

  await title().hover()
  await opener().hover()
  vi.advanceTimersByTime(20_000)
  await userEvent.keyboard('{Enter}') // on Dismiss, which still has the focus

  await expect.element(title()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('a keyboard that comes and goes takes no toast away from the pointer', async () => {
  stopClock()
  await showToast()
  await title().hover()

  await userEvent.keyboard('{F8}')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(opener()).toHaveFocus()
  vi.advanceTimersByTime(20_000)
  await userEvent.keyboard('{F8}{Tab}')

  await expect.element(toast().getByRole('button', { name: 'Dismiss' })).toHaveFocus()
})

test('the focus goes back to where it was before the toast', async () => {
  await showToast()
  await expect.element(opener()).toHaveFocus()

  await userEvent.keyboard('{F8}')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  await expect.element(title()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('Escape dismisses the toast that has the focus', async () => {
  await showToast()
  await userEvent.keyboard('{F8}')

  await userEvent.keyboard('{Escape}')

  await expect.element(title()).not.toBeInTheDocument()
})

test('an action is done once and takes the toast away', async () => {
  const run = vi.fn()
  await showToast({ title: 'Lesson deleted', action: { label: 'Undo', run } })

  await toast().getByRole('button', { name: 'Undo' }).click()

  expect(run).toHaveBeenCalledOnce()
  await expect.element(toast()).toHaveTextContent('')
})

test('a swipe to the right of 50 px dismisses, a shorter one does not', async () => {
  await showToast()

  await swipe(45)
  await expect.element(title()).toBeVisible()

  await swipe(55)
  await expect.element(title()).not.toBeInTheDocument()
})

test('a swipe to the left does not dismiss', async () => {
  await showToast()

  await swipe(-120)

  await expect.element(title()).toBeVisible()
})
