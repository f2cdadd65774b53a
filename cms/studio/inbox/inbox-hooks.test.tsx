import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { Problem } from '../../../web/ui/problem.tsx'
import type { MessageReply } from '../../contract/message-answers.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { useAnswers } from './use-answers.ts'
import { useMessageStatus } from './use-message-status.ts'

/** A server whose answers come when the test says so. */
function slowServer() {
  const asked: ((answer: object) => void)[] = []
  const sent = fakeServer(
    () =>
      new Promise((resolve) => {
        asked.push((answer) => resolve(Response.json(answer)))
      }),
  )
  return { asked, sent }
}

const onMarked = vi.fn()

function Status() {
  const marks = { onMarked, onRefused: () => undefined }
  const { status, mark } = useMessageStatus({ id: 7, storedStatus: 'unread', ...marks })
  return (
    <>
      <p role="status">{status}</p>
      <button type="button" onClick={() => mark('answered')}>
        Mark as answered
      </button>
    </>
  )
}

test('the mark by opening is never stored over the tutor’s own, and each counts in the menu', async () => {
  const { asked, sent } = slowServer()
  await render(<Status />)
  await page.getByRole('button').click()
  expect(sent.map(({ body }) => body)).toEqual([{ status: 'read' }])

  asked[0]?.({})
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  asked[1]?.({})

  await expect.element(page.getByRole('status')).toHaveTextContent('answered')
  expect(sent[1]?.body).toEqual({ status: 'answered' })
  expect(onMarked).toHaveBeenCalledTimes(2)
})

test('a message that was answered meanwhile is shown so when an older page of it is opened', async () => {
  const sent = fakeServer(() => Response.json({ doc: { id: 7, status: 'answered' } }))

  await render(<Status />)

  await expect.element(page.getByRole('status')).toHaveTextContent('answered')
  expect(sent).toEqual([
    { method: 'PATCH', path: studioPaths.openedMessage(7), body: { status: 'read' } },
  ])
})

const answer = (key: string, sentAt: string | null): MessageReply => ({
  key,
  text: key,
  writtenAt: '2026-11-01T09:00:00.000Z',
  sentAt,
  problem: '',
})

interface AnswersProps {
  messageId: number
  known?: MessageReply[]
  onAllSent?: () => void
}

function Answers({ messageId, known = [], onAllSent = () => undefined }: AnswersProps) {
  const { answers, text, setText, problem, send } = useAnswers(messageId, known, onAllSent)
  return (
    <>
      <output>{answers.map(({ key }) => key).join(' ')}</output>
      <p>{`${answers.filter(({ sentAt }) => sentAt === null).length} on the way`}</p>
      <p>{text}</p>
      <Problem told={problem} />
      <button type="button" onClick={() => setText('written')}>
        Write
      </button>
      <button type="button" onClick={() => setText('written on')}>
        Go on
      </button>
      <button type="button" onClick={send}>
        Send
      </button>
    </>
  )
}

test('an answer that was just sent outlives what was read before it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { asked } = slowServer()
  await render(<Answers messageId={7} known={[answer('first', null)]} />)
  vi.advanceTimersByTime(3_000)
  await page.getByRole('button', { name: 'Write' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(asked).toHaveLength(2))

  asked[1]?.({ answers: [answer('first', null), answer('second', null)] })
  await expect.element(page.getByText('first second')).toBeVisible()
  asked[0]?.({ answers: [answer('first', '2026-11-01T09:00:09.000Z')] })
  await page.getByRole('button', { name: 'Write' }).click() // the page has read it by then
  vi.advanceTimersByTime(3_000)

  await vi.waitFor(() => expect(asked).toHaveLength(3))
  await expect.element(page.getByText('first second')).toBeVisible()
})

test('an answer that is not sent yet is there again after a look at another page, until it is sent', async () => {
  const { asked } = slowServer()
  const first = await render(<Answers messageId={8} />)
  await page.getByRole('button', { name: 'Write' }).click()
  await first.unmount()

  const second = await render(<Answers messageId={8} />)
  await expect.element(page.getByText('written')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.({ answers: [answer('second', null)] })
  await expect.element(page.getByText('written')).not.toBeInTheDocument()
  await second.unmount()

  await render(<Answers messageId={8} />)
  await expect.element(page.getByRole('button', { name: 'Write' })).toBeVisible()
  await expect.element(page.getByText('written')).not.toBeInTheDocument()
})

test('what is written on after a look at another page, while an answer is sent, stays', async () => {
  const { asked } = slowServer()
  const first = await render(<Answers messageId={11} />)
  await page.getByRole('button', { name: 'Write' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await first.unmount()
  await render(<Answers messageId={11} />)
  await page.getByRole('button', { name: 'Go on' }).click()

  asked[0]?.({ answers: [answer('first', null)] })
  await page.getByRole('button', { name: 'Send' }).click()

  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await expect.element(page.getByText('written on')).toBeVisible()
})

test('an answer of which nobody knows whether it was stored is the same when it is sent again', async () => {
  const sent = fakeServer(() => connectionLost())
  const first = await render(<Answers messageId={10} />)
  await page.getByRole('button', { name: 'Write' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await first.unmount()

  await render(<Answers messageId={10} />)
  await page.getByRole('button', { name: 'Send' }).click()

  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toEqual(sent[0]?.body)
})

test('the menu counts anew once the last answer to a message has gone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { asked } = slowServer()
  const onAllSent = vi.fn()
  const known = [answer('first', null), answer('second', null)]
  await render(<Answers messageId={9} known={known} onAllSent={onAllSent} />)
  const sentAt = '2026-11-01T09:00:09.000Z'

  vi.advanceTimersByTime(3_000)
  asked[0]?.({ answers: [answer('first', sentAt), answer('second', null)] })
  await expect.element(page.getByText('1 on the way')).toBeVisible()
  expect(onAllSent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3_000)
  asked[1]?.({ answers: [answer('first', sentAt), answer('second', sentAt)] })

  await expect.element(page.getByText('0 on the way')).toBeVisible()
  expect(onAllSent).toHaveBeenCalledTimes(1)
})

test('that nothing is written is said aloud at each press', async () => {
  await render(<Answers messageId={12} />)
  await page.getByRole('button', { name: 'Send' }).click()
  const saidFirst = page.getByRole('alert').element()

  await page.getByRole('button', { name: 'Send' }).click()

  await expect.poll(() => page.getByRole('alert').element()).not.toBe(saidFirst)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Write something first.')
})

test('an answer that went out from another device is there once the page is drawn anew', async () => {
  const first = answer('first', '2026-11-01T09:00:09.000Z')
  const screen = await render(<Answers messageId={13} known={[first]} />)
  await expect.element(page.getByText('first', { exact: true })).toBeVisible()

  await screen.rerender(<Answers messageId={13} known={[first, answer('second', null)]} />)

  await expect.element(page.getByText('first second')).toBeVisible()
  await expect.element(page.getByText('1 on the way')).toBeVisible()
})
