import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { wavFile } from '../../../cms/clips/wav-file.ts'
import { clipLimits } from '../../../cms/contract/clip-limits.ts'
import type { Letter } from '../../../cms/contract/letters.ts'
import { studentPaths } from '../../../cms/contract/student-paths.ts'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { pasteInto } from '../../../testing/component/paste-into.ts'
import { show } from '../../../testing/component/show.tsx'
import { watchRecorders } from '../../../testing/component/until-recorded.ts'
import { forgetTakes } from '../../listening/microphone/kept-takes.ts'
import { sendable } from '../../listening/microphone/use-sent-take.ts'
import { forgetStoredTexts } from '../../ui/stored-text/use-stored-text.ts'
import { Letters } from './letters.tsx'

const agreed = { id: 3, consentedAt: '2026-11-22T09:00:00.000Z' }
const letter: Letter = {
  id: 1,
  sentAt: '2026-11-22T09:00:00.000Z',
  text: 'How do I say this?',
  take: null,
  answeredAt: null,
  answer: '',
  answerTake: null,
  answerSecond: null,
  takesGoAt: null,
}
const button = (name: string) => page.getByRole('button', { name })
/** As somebody does who does not see that it is of no use now. */
const press = (name: string) =>
  button(name)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
const text = page.getByRole('textbox', { name: 'Your text' })

/** A microphone that has given no sound yet has recorded nothing, which is said. */
const recordSomething = () =>
  vi.waitFor(async () => {
    const aTry = { timeout: 10_000 }
    await button('Record your voice').click()
    await expect.element(page.getByText('Recording. Three minutes at most.'), aTry).toBeVisible()
    await button('Stop recording').click()
    await expect.element(page.getByLabelText('Your recording, not sent yet'), aTry).toBeVisible()
  }, 100_000)

beforeEach(() => {
  forgetStoredTexts()
  forgetTakes()
})

test('before she has agreed nothing can be sent', async () => {
  fakeServer(() => Response.json({ letters: [] }))

  await show(<Letters student={{ id: 3, consentedAt: null }} />)

  await expect.element(page.getByText(/^Once you have agreed above/)).toBeVisible()
  expect(text.query()).toBeNull()
})

test('a text is sent by a press, below what leaves the device', async () => {
  const sent = fakeServer(({ method }) =>
    Response.json({ letters: method === 'POST' ? [letter] : [] }),
  )
  await show(<Letters student={agreed} />)
  await expect
    .element(page.getByText(/^What you send leaves this device: this text\. Only your tutor/))
    .toBeVisible()

  await text.fill('How do I say this?')
  await button('Send to my tutor').click()

  await expect.element(page.getByText('Sent. You will find the answer here.')).toBeVisible()
  await expect.element(page.getByRole('article').getByText('How do I say this?')).toBeVisible()
  await expect.element(text).toHaveValue('')
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/student/letters',
    body: { text: 'How do I say this?', take: null },
  })
})

test('of a text that is pasted and too long nothing is cut, and nothing sent', async () => {
  const sent = fakeServer(() => Response.json({ letters: [] }))
  await show(<Letters student={agreed} />)
  const long = 'a'.repeat(5_050)

  pasteInto(text, long)
  await expect.element(text).toHaveAccessibleDescription('50 characters too many')
  await button('Send to my tutor').click()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please use at most 5,000 characters.')
  await expect.element(text).toHaveValue(long)
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a text that is not sent is still there when she comes back, and nobody else’s', async () => {
  fakeServer(() => Response.json({ letters: [] }))
  const before = await show(<Letters student={agreed} />)
  await text.fill('Three paragraphs')
  await before.unmount()

  const other = await show(<Letters student={{ ...agreed, id: 4 }} />)
  await expect.element(text).toHaveValue('')
  await other.unmount()
  await show(<Letters student={agreed} />)

  await expect.element(text).toHaveValue('Three paragraphs')
})

test('what could not be sent is still there, and is the same letter when it is tried again', async () => {
  let isOnline = false
  const sent = fakeServer(({ method }) => {
    if (method === 'GET') return Response.json({ letters: [] })
    return isOnline ? Response.json({ letters: [letter] }) : connectionLost()
  })
  await show(<Letters student={agreed} />)
  await text.fill('Hello')
  await button('Send to my tutor').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your letter is still here; try again.')
  await expect.element(text).toHaveValue('Hello')

  isOnline = true
  await button('Send to my tutor').click()

  await expect.element(page.getByText('Sent. You will find the answer here.')).toBeVisible()
  const [first, second] = sent.filter(({ method }) => method === 'POST')
  expect(first?.body).toEqual(second?.body)
})

/** The letters on a page that she can leave and come back to. */
function LettersAndAnotherPage() {
  const [isHere, setIsHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        {isHere ? 'Another page' : 'Back'}
      </button>
      {isHere && <Letters student={agreed} />}
    </>
  )
}

/** She sends a letter, looks at another page, and is back before it is answered. */
async function comeBackWhileSending() {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const sent = fakeServer(async ({ method }) => {
    if (method === 'POST') await isAnswered
    return Response.json({ letters: method === 'POST' ? [letter] : [] })
  })
  await show(<LettersAndAnotherPage />)
  await text.fill('Hello')
  await button('Send to my tutor').click()
  await button('Another page').click()
  await button('Back').click()
  return { answer, sent }
}

test('who comes back while her letter is sent, and sends it again, sends no second one', async () => {
  const { answer, sent } = await comeBackWhileSending()

  await button('Send to my tutor').click()
  answer()

  await expect.element(text).toHaveValue('')
  const [first, second] = sent.filter(({ method }) => method === 'POST')
  expect(second?.body).toEqual(first?.body)
})

test('what she writes after coming back stays when the first letter is answered', async () => {
  const { answer } = await comeBackWhileSending()
  await text.fill('Hello again')

  answer()

  await expect.element(page.getByRole('article').getByText('How do I say this?')).toBeVisible()
  await expect.element(text).toHaveValue('Hello again')
})

test('a recording is heard before it is sent, and says that it leaves', async () => {
  fakeServer(() => Response.json({ letters: [] }))
  await show(<Letters student={agreed} />)

  await recordSomething()

  await expect
    .element(page.getByText(/this recording of your voice\. Only your tutor/))
    .toBeVisible()
})

test('what is removed leaves the focus beside where it was', async () => {
  let letters = [letter]
  fakeServer(({ method }) => {
    if (method === 'DELETE') letters = []
    return Response.json({ letters })
  })
  await show(<Letters student={agreed} />)

  await recordSomething()
  await button('Remove the recording').click()
  await expect.element(page.getByLabelText('Your recording, not sent yet')).not.toBeInTheDocument()
  expect(document.activeElement).toHaveTextContent(/^Record your voice/)

  await button('Delete this').click()
  await button('Delete it').click()
  await expect.element(page.getByText('How do I say this?')).not.toBeInTheDocument()
  expect(document.activeElement).toContainElement(text.element())
})

/** Whether the browser asks before it closes or loads the page anew. */
const wouldAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a recording that is not sent is still there when she comes back, and nobody else’s', async () => {
  fakeServer(() => Response.json({ letters: [] }))
  const before = await show(<Letters student={agreed} />)
  await recordSomething()
  await before.unmount()
  expect(wouldAsk()).toBe(true)

  const other = await show(<Letters student={{ ...agreed, id: 4 }} />)
  await expect.element(button('Record your voice')).toBeVisible()
  await other.unmount()
  await show(<Letters student={agreed} />)

  await expect.element(page.getByLabelText('Your recording, not sent yet')).toBeVisible()
  await button('Remove the recording').click()
  await expect.element(button('Record your voice')).toBeVisible()
  expect(wouldAsk()).toBe(false)
})

test('what is being said when she looks at another page is kept', async () => {
  fakeServer(() => Response.json({ letters: [] }))
  const { untilRecorded } = watchRecorders()
  await show(<LettersAndAnotherPage />)
  await button('Record your voice').click()
  await untilRecorded()
  expect(wouldAsk()).toBe(true)

  await button('Another page').click()
  await button('Back').click()

  await expect.element(page.getByLabelText('Your recording, not sent yet')).toBeVisible()
})

test('without its recording it is another letter than the one whose answer was lost', async () => {
  const sent = fakeServer(({ method }) =>
    method === 'GET' ? Response.json({ letters: [] }) : connectionLost(),
  )
  await show(<Letters student={agreed} />)
  await text.fill('Hello')
  await recordSomething()
  await button('Send to my tutor').click()
  await expect.element(page.getByRole('alert')).toBeVisible()

  await button('Remove the recording').click()
  await button('Send to my tutor').click()

  const posts = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => Object(body))
  await expect.poll(() => posts()).toHaveLength(2)
  const [first, second] = posts()
  expect(second.take).toBeNull()
  expect(second.id).not.toBe(first.id)
})

test('a double click records, and does not stop at once', async () => {
  fakeServer(() => Response.json({ letters: [] }))
  await show(<Letters student={agreed} />)

  await button('Record your voice').dblClick()

  await expect.element(page.getByText('Recording. Three minutes at most.')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('an answer that is being played does not go on into her recording', async () => {
  const { rate } = clipLimits
  const bytes = wavFile(Float32Array.from({ length: 60 * rate }, (_, at) => Math.sin(at / 10) / 9))
  const answered: Letter = {
    ...letter,
    answeredAt: '2026-11-23T09:00:00.000Z',
    answerTake: { id: 5, seconds: 60 },
    takesGoAt: '2026-12-23T09:00:00.000Z',
  }
  const data = await sendable(new Blob([bytes]))
  fakeServer(({ path }) =>
    Response.json(
      path === studentPaths.take(5) ? { type: 'audio/wav', data } : { letters: [answered] },
    ),
  )
  await show(<Letters student={agreed} />)
  await button('Hear the answer (1:00)').click()
  const isPaused = () => document.querySelector('audio')?.paused
  await expect.poll(isPaused).toBe(false)

  await button('Record your voice').click()

  await expect.element(page.getByText('Recording. Three minutes at most.')).toBeVisible()
  expect(isPaused()).toBe(true)
})

test('while the browser asks for the microphone, the page says what to do', async () => {
  fakeServer(() => Response.json({ letters: [] }))
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(new Promise(() => {}))
  await show(<Letters student={agreed} />)

  await button('Record your voice').click()

  const said = page.getByRole('status').filter({ hasText: 'Allow the microphone' })
  await expect.element(said).toHaveTextContent('Allow the microphone in your browser.')
})

test('a recording that is called off before it is allowed is no problem', async () => {
  fakeServer(() => Response.json({ letters: [] }))
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(new Promise(() => {}))
  await show(<Letters student={agreed} />)
  await button('Record your voice').click()

  await button('Stop recording').click()

  await expect.element(button('Record your voice')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('an answer stands below what it answers, with the second that it is about', async () => {
  const answered: Letter = {
    ...letter,
    answeredAt: '2026-11-23T09:00:00.000Z',
    answer: 'Like this.',
    answerSecond: 4,
    take: { id: 5, seconds: 9 },
    takesGoAt: '2026-12-23T09:00:00.000Z',
  }
  fakeServer(() => Response.json({ letters: [answered] }))

  await show(<Letters student={agreed} />)

  const article = page.getByRole('article')
  await expect
    .element(
      article.getByText(
        'Your tutor answered on 23 November 2026, about second 4 of your recording',
      ),
    )
    .toBeVisible()
  await expect.element(article.getByText('Like this.')).toBeVisible()
  await expect.element(button('Hear your recording (9 s)')).toBeVisible()
  await expect
    .element(article.getByText('Recordings are deleted on 23 December 2026.'))
    .toBeVisible()
})

test('what is being said is not left behind by sending: it is to be stopped first', async () => {
  const sent = fakeServer(() => Response.json({ letters: [] }))
  await show(<Letters student={agreed} />)
  await text.fill('Hello')
  await button('Record your voice').click()
  await expect.element(page.getByText('Recording. Three minutes at most.')).toBeVisible()

  press('Send to my tutor')

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please stop the recording first.')
  await expect.element(button('Stop recording')).toBeVisible()
  await expect.element(text).toHaveValue('Hello')
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])

  await button('Stop recording').click()
  await expect.element(page.getByText('Please stop the recording first.')).not.toBeInTheDocument()
})

test('while a letter is sent, nothing can be added that would be lost', async () => {
  let answer: (response: Response) => void = () => {}
  fakeServer(({ method }) =>
    method === 'GET'
      ? Response.json({ letters: [] })
      : new Promise<Response>((resolve) => {
          answer = resolve
        }),
  )
  await show(<Letters student={agreed} />)
  await text.fill('Hello')

  await button('Send to my tutor').click()

  await expect.element(button('Sending…')).toBeVisible()
  await expect.element(text).toHaveAttribute('readonly')
  const microphone = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  press('Record your voice')
  expect(microphone).not.toHaveBeenCalled()
  answer(Response.json({ letters: [letter] }))
  await expect.element(page.getByText('Sent. You will find the answer here.')).toBeVisible()
  await expect.element(text).not.toHaveAttribute('readonly')
})

test('that a letter is empty is said aloud at each press', async () => {
  fakeServer(() => Response.json({ letters: [] }))
  await show(<Letters student={agreed} />)
  await button('Send to my tutor').click()
  const saidFirst = page.getByRole('alert').element()

  await button('Send to my tutor').click()

  await expect.poll(() => page.getByRole('alert').element()).not.toBe(saidFirst)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Write or record something first.')
})

test('who is asked nothing, because this browser keeps nothing, reads where she is', async () => {
  fakeServer(() => Response.json({ letters: [] }))
  vi.spyOn(Storage.prototype, 'length', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })

  await show(<Letters student={{ id: 3, consentedAt: null }} />)

  await expect
    .element(page.getByText(/open your link in a browser that can save data/))
    .toBeVisible()
})
