import { toast } from '@payloadcms/ui'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { pasteInto } from '../../../testing/component/paste-into.ts'
import { AnswerForm } from './answer-form.tsx'

/** A letter whose answer is stored, or not, when the test says so. */
async function letter(id: number) {
  const answers: ((answer: Response | Error) => void)[] = []
  const sent = fakeServer(
    () =>
      new Promise((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
      }),
  )
  const onAnswered = vi.fn(async () => undefined)
  const form = <AnswerForm letterId={id} hasTake={false} second={null} onAnswered={onAnswered} />
  const { unmount } = await render(form)
  await text().fill('Well said!')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  const end = (answer: Response | Error) => answers[0]?.(answer)
  /** A look at another page, and back. */
  async function comeBack() {
    await unmount()
    await render(form)
  }
  return { sent, onAnswered, end, comeBack }
}

const text = () => page.getByLabelText('Your answer')

test('nothing can be added to an answer while it is sent, and afterwards the field is empty', async () => {
  const { sent, onAnswered, end } = await letter(7)

  await expect.element(text()).toHaveAttribute('readonly')
  const sending = page.getByRole('button', { name: 'Sending…' })
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true')
  end(Response.json({}))

  await expect.element(text()).toHaveValue('')
  await expect.element(text()).not.toHaveAttribute('readonly')
  await vi.waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1))
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Well said!', take: null, second: null }])
})

test('an answer that could not be sent stays, and can be written on', async () => {
  const { onAnswered, end } = await letter(8)

  end(connectionLost())

  await expect.element(text()).not.toHaveAttribute('readonly')
  await expect.element(text()).toHaveValue('Well said!')
  expect(onAnswered).not.toHaveBeenCalled()
})

test('what is written on after a look at another page, while an answer is sent, stays', async () => {
  const { onAnswered, end, comeBack } = await letter(9)
  await comeBack()
  await text().fill('Well said! And one more thing.')

  end(Response.json({}))

  await vi.waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1))
  await expect.element(text()).toHaveValue('Well said! And one more thing.')
})

test('an answer that another has forestalled stays, and that one is read', async () => {
  const sent = fakeServer(() => Response.json({ message: 'Answered elsewhere.' }, { status: 409 }))
  const onRefused = vi.fn(async () => undefined)
  const form = { letterId: 10, hasTake: false, second: null, over: null, onRefused }
  await render(<AnswerForm {...form} onAnswered={async () => undefined} />)
  await text().fill('Well said!')

  await page.getByRole('button', { name: 'Send the answer' }).click()

  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1))
  expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ over: null })])
  await expect.element(text()).toHaveValue('Well said!')
})

test('of an answer that is pasted and too long nothing is cut, and nothing sent', async () => {
  const sent = fakeServer(() => Response.json({}))
  const told = vi.spyOn(toast, 'error')
  const onAnswered = async () => undefined
  await render(<AnswerForm letterId={11} hasTake={false} second={null} onAnswered={onAnswered} />)
  const long = 'a'.repeat(5_050)

  pasteInto(text(), long)
  await expect.element(text()).toHaveAccessibleDescription('50 characters too many')
  await page.getByRole('button', { name: 'Send the answer' }).click()

  expect(told).toHaveBeenCalledExactlyOnceWith('Please use at most 5,000 characters.')
  await expect.element(text()).toHaveValue(long)
  expect(sent).toEqual([])
})
