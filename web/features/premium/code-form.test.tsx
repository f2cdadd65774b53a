import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { pasteInto } from '../../../testing/component/paste-into.ts'
import { show } from '../../../testing/component/show.tsx'
import { CodeForm } from './code-form.tsx'

const field = () => page.getByLabelText('Your code')
const send = () => page.getByRole('button', { name: 'Open with this code' }).click()

test('a code that works opens', async () => {
  const sent = fakeServer(() => Response.json({ message: 'Open' }))
  const onOpened = vi.fn()
  await show(<CodeForm onOpened={onOpened} />)
  await field().fill('7k2qf 9xtbm')

  await send()

  await expect.poll(() => onOpened.mock.calls.length).toBe(1)
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/student/code',
      body: { code: '7k2qf 9xtbm', browser: expect.stringMatching(/^[\w-]{22}$/) },
    },
  ])
})

test('a code that is pasted with what stands around it is sent whole', async () => {
  const sent = fakeServer(() => Response.json({ message: 'Open' }))
  await show(<CodeForm onOpened={() => undefined} />)
  const pasted = `\u2068${[...'7K2QF\u20119XTBM'].join(' \u200e ')}\u2069.`
  pasteInto(field(), pasted)

  await send()

  await expect.poll(() => sent).toMatchObject([{ body: { code: pasted } }])
})

test('a code of which no word came back is sent again as by the same browser', async () => {
  const sent = fakeServer(connectionLost)
  await show(<CodeForm onOpened={() => undefined} />)
  await field().fill('AAAAA-AAAAA')
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('did not answer')

  await send()

  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]).toMatchObject({ body: { browser: expect.stringMatching(/^[\w-]{22}$/) } })
})

test('a code that has opened is sent by another name the next time', async () => {
  const sent = fakeServer(() => Response.json({ message: 'Open' }))
  await show(<CodeForm onOpened={() => undefined} />)
  await field().fill('AAAAA-AAAAA')
  await send()
  await expect.poll(() => sent.length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Open with this code' })).toBeVisible()

  await send()

  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).not.toEqual(sent[0])
})

test.each([
  [
    'is refused',
    () => Response.json({ message: 'This code does not work.' }, { status: 403 }),
    'not work',
  ],
  ['gets no answer', connectionLost, 'did not answer'],
])(
  'a code that %s stays in the field, with the reason beside it',
  async (_what, answer, reason) => {
    fakeServer(answer)
    const onOpened = vi.fn()
    await show(<CodeForm onOpened={onOpened} />)
    await field().fill('AAAAA-AAAAA')

    await send()

    await expect.element(page.getByRole('alert')).toHaveTextContent(reason)
    await expect.element(field()).toHaveValue('AAAAA-AAAAA')
    expect(onOpened).not.toHaveBeenCalled()
  },
)

test('nothing typed is said beside the field, without a request', async () => {
  const sent = fakeServer(() => Response.json({}))
  await show(<CodeForm onOpened={() => undefined} />)

  await send()

  await expect.element(field()).toHaveAccessibleDescription(/Please type the code/)
  expect(sent).toEqual([])
})

test('nothing typed is said aloud once more when it is sent once more', async () => {
  fakeServer(() => Response.json({}))
  await show(<CodeForm onOpened={() => undefined} />)
  await send()
  const saidFirst = page.getByRole('alert').element()

  await send()

  await expect.poll(() => page.getByRole('alert').element()).not.toBe(saidFirst)
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Please type the code/)
})
