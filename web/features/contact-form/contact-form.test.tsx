import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connectionLost, fakeServer, heldServer } from '../../../testing/component/fake-server.ts'
import { address, show, toast } from '../../../testing/component/show.tsx'
import { RefusedFormContext } from '../../page/refused-form.ts'
import { ContactForm } from './contact-form.tsx'

/** The form together with the texts that its page keeps, and a way off the page and back. */
function Letter({ kept: first }: { kept?: string }) {
  const [kept, setKept] = useState(first)
  const [isThere, setIsThere] = useState(true)
  const latest = useRef(first)
  function keep(form: string | undefined) {
    latest.current = form
    setKept(form)
  }
  return (
    <>
      {isThere && <ContactForm kept={kept} latest={() => latest.current} onKeep={keep} />}
      <button type="button" onClick={() => setIsThere(!isThere)}>
        {isThere ? 'Leave' : 'Come back'}
      </button>
      <output aria-label="Kept">{kept}</output>
    </>
  )
}

const field = (label: string) => page.getByLabelText(label)
const send = () => page.getByRole('button', { name: 'Send Message' })

async function fill(message = 'Hello <b>there</b>') {
  await field('Your name').fill('Ana')
  await field('Your email').fill('ana@example.com')
  await field('Message').fill(message)
}

test('an incomplete form is not sent: a toast says so, and each empty field what it needs', async () => {
  const sent = fakeServer(() => new Response())
  await show(<Letter />)

  await send().click()

  await expect.element(toast().getByText('Incomplete form')).toBeVisible()
  await expect.element(toast().getByText('Please fill out all required fields.')).toBeVisible()
  await expect.element(field('Your name')).toHaveAccessibleDescription('Please enter your name.')
  await expect
    .element(field('Your email'))
    .toHaveAccessibleDescription('Please enter your e-mail address.')
  await expect.element(field('Message')).toHaveAccessibleDescription('Please write a message.')
  await expect.element(field('Your name')).toHaveFocus()
  await expect.element(field('Subject (optional)')).toBeValid()
  expect(sent).toEqual([])
})

test('what is written from right to left stands so, and an address never does', async () => {
  await show(<Letter />)
  const directionOf = (label: string) => getComputedStyle(field(label).element()).direction

  for (const label of ['Your name', 'Your email', 'Subject (optional)', 'Message']) {
    await field(label).fill('مرحبا')
  }

  expect(directionOf('Your name')).toBe('rtl')
  expect(directionOf('Subject (optional)')).toBe('rtl')
  expect(directionOf('Message')).toBe('rtl')
  expect(directionOf('Your email')).toBe('ltr')
})

test('the subject may be left out; a letter that is sent clears the form', async () => {
  const sent = fakeServer(() => Response.json({}))
  await show(<Letter />)
  await fill()

  await send().click()

  await expect.element(toast().getByText('Message sent successfully')).toBeVisible()
  await expect
    .element(toast().getByText("Thank you for your message. I'll get back to you soon!"))
    .toBeVisible()
  await expect.element(field('Message')).toHaveValue('')
  await expect.element(page.getByLabelText('Kept')).toHaveTextContent('')
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: '/api/contact',
      body: { name: 'Ana', email: 'ana@example.com', subject: '', message: 'Hello <b>there</b>' },
    },
  ])
})

test.each([
  ['refuses', () => Response.json({ message: 'no' }, { status: 500 })],
  ['is away', connectionLost],
])('what was typed stays when the server %s, and goes once it is sent', async (_, failure) => {
  let isFailing = true
  fakeServer(() => (isFailing ? failure() : Response.json({})))
  await show(<Letter />)
  await fill()

  await send().click()
  await expect.element(toast().getByText('Message sending failed')).toBeVisible()
  await expect
    .element(toast().getByText('There was an error sending your message. Please try again later.'))
    .toBeVisible()
  await expect.element(field('Message')).toHaveValue('Hello <b>there</b>')

  isFailing = false
  await send().click()
  await expect.element(toast().getByText('Message sent successfully')).toBeVisible()
  await expect.element(field('Message')).toHaveValue('')
})

test('an objection of the server stands at the field it is about', async () => {
  const errors = [{ path: 'email', message: 'Invalid email address' }]
  fakeServer(() => Response.json({ message: 'Not valid', errors }, { status: 400 }))
  await show(<Letter />)
  await fill()

  await send().click()

  await expect
    .element(field('Your email'))
    .toHaveAccessibleDescription('Please check this e-mail address.')
  await expect.element(field('Your email')).toHaveFocus()
})

test('what is wrong with a field is said until it is mended, and no longer', async () => {
  const sent = fakeServer(() => new Response())
  await show(<Letter />)
  await send().click()
  await expect.element(field('Your name')).toBeInvalid()

  await field('Your name').fill('Ana')
  await expect.element(field('Your name')).toBeValid()
  await expect.element(page.getByText('Please enter your name.')).not.toBeInTheDocument()
  await expect.element(page.getByText('Please write a message.')).toBeVisible()
  await field('Message').fill('  ')
  await expect.element(page.getByText('Please write a message.')).toBeVisible()
  await field('Message').fill('Hello')
  await field('Your email').fill('ana')
  await send().click()

  // The browser's own check speaks of it, and nothing beside it says otherwise.
  await expect.element(field('Your email')).toHaveFocus()
  await expect.element(page.getByText(/^Please/)).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('an objection of the server is over once its field is another', async () => {
  const errors = [{ path: 'email', message: 'Invalid email address' }]
  fakeServer(() => Response.json({ message: 'Not valid', errors }, { status: 400 }))
  await show(<Letter />)
  await fill()
  await send().click()
  await expect.element(page.getByText('Please check this e-mail address.')).toBeVisible()

  await field('Message').fill('Hello again')
  await expect.element(page.getByText('Please check this e-mail address.')).toBeVisible()
  await field('Your email').fill('ana@example.org')

  await expect.element(page.getByText('Please check this e-mail address.')).not.toBeInTheDocument()
})

test('a message that is too long is told of and not cut', async () => {
  const sent = fakeServer(() => new Response())
  await show(<Letter />)

  await fill('a'.repeat(10_050))
  await expect.element(page.getByText('50 characters too many')).toBeVisible()
  await send().click()

  await expect.element(toast().getByText('Message sending failed')).toBeVisible()
  await expect.element(page.getByText('Please use at most 10,000 characters.')).toBeVisible()
  await expect.element(field('Message')).toHaveValue('a'.repeat(10_050))
  expect(sent).toEqual([])
})

test('while a letter is sent the focus stays, and no second one goes', async () => {
  const { sent, answer } = heldServer()
  await show(<Letter />, { address: '/contact?problem=failed' })
  await fill()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Message sending failed')

  await field('Message').click()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const sending = page.getByRole('button', { name: 'Sending...' })
  await expect.element(sending).toHaveFocus()
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(address()).toHaveTextContent(/^\/contact$/)
  await userEvent.keyboard('{Enter}')
  answer(Response.json({}))

  await expect.element(toast().getByText('Message sent successfully')).toBeVisible()
  await expect.element(send()).toHaveFocus()
  expect(sent).toHaveLength(1)
})

test('what is typed while a letter is sent stays, and is kept', async () => {
  const { answer } = heldServer()
  await show(<Letter />)
  await fill('Hello')
  await send().click()
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible()

  await field('Message').fill('Hello. And one thing more')
  answer(Response.json({}))

  await expect.element(toast().getByText('Message sent successfully')).toBeVisible()
  await expect.element(field('Message')).toHaveValue('Hello. And one thing more')
  await expect.element(page.getByLabelText('Kept')).toHaveTextContent('And one thing more')
})

/** Sends a letter, leaves the page and comes back to it; the answer comes when it is called for. */
async function sendAndComeBack() {
  const { answer } = heldServer()
  await show(<Letter />)
  await fill('Hello')
  await send().click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Come back' }).click()
  await expect.element(field('Message')).toHaveValue('Hello')
  return () => answer(Response.json({}))
}

test('a letter that is sent after leaving and coming back is gone from the form', async () => {
  const answer = await sendAndComeBack()

  answer()

  await expect.element(toast().getByText('Message sent successfully')).toBeVisible()
  await expect.element(field('Message')).toHaveValue('')
  await expect.element(field('Your name')).toHaveValue('')
})

test('what is typed after leaving and coming back outlives the answer', async () => {
  const answer = await sendAndComeBack()
  await field('Message').fill('Hello. And one thing more')

  answer()

  await expect.element(toast().getByText('Message sent successfully')).toBeVisible()
  await expect.element(field('Message')).toHaveValue('Hello. And one thing more')
  await expect.element(page.getByLabelText('Kept')).toHaveTextContent('And one thing more')
})

test('what was kept comes back into empty fields alone', async () => {
  const onKeep = vi.fn()
  const kept = JSON.stringify(['Ana', '', '', 'Three paragraphs'])
  const refused = { values: { message: 'Newer words' }, message: '', errors: [] }

  await show(
    <RefusedFormContext value={refused}>
      <ContactForm kept={kept} latest={() => kept} onKeep={onKeep} />
    </RefusedFormContext>,
  )

  await expect.element(field('Your name')).toHaveValue('Ana')
  await expect.element(field('Message')).toHaveValue('Newer words')
  expect(onKeep).not.toHaveBeenCalled()
})

test('what is typed is kept at every key', async () => {
  await show(<Letter />)

  await field('Message').fill('Three paragraphs')

  await expect
    .element(page.getByLabelText('Kept'))
    .toHaveTextContent('["","","","Three paragraphs"]')
})

test('a form that came back without script holds what was typed and what is wrong with it', async () => {
  const refused = {
    values: { name: 'Ana', email: 'ana', message: '' },
    message: 'Not valid',
    errors: [{ path: 'email', message: 'Invalid email address' }],
  }

  await show(
    <RefusedFormContext value={refused}>
      <Letter />
    </RefusedFormContext>,
  )

  await expect.element(field('Your name')).toHaveValue('Ana')
  await expect
    .element(field('Your email'))
    .toHaveAccessibleDescription('Please check this e-mail address.')
  await expect.element(field('Message')).toHaveAccessibleDescription('Please write a message.')
})

test('a form that came back without script is empty once its letter is sent', async () => {
  fakeServer(() => Response.json({}))
  const values = { name: 'Ana', email: 'ana@example', message: 'Hello' }
  const errors = [{ path: 'email', message: 'Invalid email address' }]
  await show(
    <RefusedFormContext value={{ values, message: 'Not valid', errors }}>
      <Letter />
    </RefusedFormContext>,
  )
  await field('Your email').fill('ana@example.com')

  await send().click()

  await expect.element(toast().getByText('Message sent successfully')).toBeVisible()
  await expect.element(field('Your name')).toHaveValue('')
  await expect.element(field('Message')).toHaveValue('')
})
