import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loginMessages } from '../../../cms/contract/admin.ts'
import { lockMs } from '../../../cms/contract/lockout.ts'
import {
  connectionLost,
  type FakeAnswer,
  fakeServer,
} from '../../../testing/component/fake-server.ts'
import { pasteInto } from '../../../testing/component/paste-into.ts'
import { show, toast } from '../../../testing/component/show.tsx'
import { useAdmin } from '../../data/admin.ts'
import { RefusedFormContext } from '../../page/refused-form.ts'
import { LoginForm } from './login-form.tsx'

const wrong = 'Incorrect username or password. Please check your credentials and try again.'
const tooMany = 'Too many login attempts. Please wait a few minutes before trying again.'
const locked =
  'Account is temporarily locked due to multiple failed attempts. Please try again in 15 minutes.'

const username = () => page.getByLabelText('Username')
const password = () => page.getByLabelText('Password', { exact: true })
const code = () => page.getByLabelText('Code')
const captcha = () => page.getByLabelText(/CAPTCHA/)
const button = () => page.getByRole('button', { name: /^(Sign In|Signing in\.\.\.)$/ })
const alert = () => page.getByRole('alert')

/** The form, as its screen shows it to somebody who is not signed in. */
function Door() {
  const admin = useAdmin()
  return admin.state === 'ready' ? <p>Signed in</p> : <LoginForm returnTo={null} />
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ message: 'The server’s words' }, { status, headers })

/** A server that answers every sign-in so; nobody is signed in. */
const answerLogin = (answer: () => FakeAnswer) =>
  fakeServer(({ path }) => (path === '/api/admin/login' ? answer() : refusal(401)))

/** The sum that the captcha asks for. */
function operands(): [number, number] {
  const label = page.getByText(/^CAPTCHA: what is/).element().textContent ?? ''
  const [left = 0, right = 0] = (label.match(/\d+/g) ?? []).map(Number)
  return [left, right]
}

async function attempt(secret = 'wrong') {
  await username().fill('somebody')
  await password().fill(secret)
  if (captcha().query()) {
    const [left, right] = operands()
    await captcha().fill(String(left + right))
  }
  await button().click()
  await expect.element(button()).toHaveTextContent('Sign In')
}

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  // The form's guard hears of a cleared storage as other tabs do.
  window.dispatchEvent(new StorageEvent('storage'))
})

test('each empty field says what it needs', async () => {
  const sent = answerLogin(() => refusal(401))
  await show(<Door />)

  await button().click()
  await expect.element(username()).toHaveAccessibleDescription('Username is required')
  await expect.element(password()).toHaveAccessibleDescription('Password is required')
  await expect.element(username()).toHaveFocus()

  await username().fill('tutor')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Username is required')).not.toBeInTheDocument()
  await expect.element(password()).toHaveFocus()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a password of the site’s that has ended is told at its field, and no try is counted', async () => {
  const message = loginMessages.madePasswordEnded
  answerLogin(() =>
    Response.json({ message, errors: [{ path: 'password', message }] }, { status: 401 }),
  )
  await show(<Door />)

  await attempt('made-by-the-site')

  await expect.element(password()).toHaveAccessibleDescription(message)
  await expect.element(page.getByText(/failed attempt/)).not.toBeInTheDocument()
})

test('the password can be shown and hidden', async () => {
  answerLogin(() => refusal(401))
  await show(<Door />)
  await password().fill('secret')

  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password()).toHaveAttribute('type', 'text')

  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password()).toHaveAttribute('type', 'password')
  await expect.element(password()).toHaveValue('secret')
})

test('while it asks, the button says so; a success tells of itself', async () => {
  let release = (_: Response) => {}
  answerLogin(
    () =>
      new Promise<Response>((resolve) => {
        release = resolve
      }),
  )
  await show(<Door />)
  await username().fill('tutor')
  await password().fill('right')

  await button().click()
  await expect.element(button()).toHaveTextContent('Signing in...')
  await expect.element(button()).toBeDisabled()
  release(
    Response.json({ admin: { id: 1, username: 'tutor', name: null, email: null, role: 'owner' } }),
  )

  await expect.element(toast().getByText('Login Successful')).toBeVisible()
  await expect.element(toast().getByText('Welcome back!')).toBeVisible()
  await expect.element(page.getByText('Signed in')).toBeVisible()
})

test('failures are counted to the letter, up to the lock', async () => {
  answerLogin(() => refusal(401))
  await show(<Door />)

  await attempt()
  await expect.element(alert()).toHaveTextContent(`1 failed attempt(s)${wrong}`)
  await expect.element(toast().getByText('Login Failed')).toBeVisible()
  await expect.element(captcha()).not.toBeInTheDocument()
  await attempt()
  await attempt()
  await expect.element(alert()).toHaveTextContent(`3 failed attempt(s) CAPTCHA required.${wrong}`)
  await expect.element(captcha()).toHaveFocus()
  await attempt()
  await expect
    .element(alert())
    .toHaveTextContent(
      `4 failed attempt(s) CAPTCHA required. Account will be locked after 5 attempts.${wrong}`,
    )
  await attempt()
  await expect.element(alert()).toHaveTextContent(locked)
  await expect
    .element(alert())
    .toHaveTextContent(
      '5 failed attempt(s) CAPTCHA required. Account will be locked after 5 attempts.',
    )
  for (const control of [username(), password(), captcha(), button()]) {
    await expect.element(control).toBeDisabled()
  }
})

test('a lock is told with its end, and takes counter and captcha with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  keepGuard({ failures: 5, lockedUntil: Date.now() + lockMs, keptAt: Date.now() })
  answerLogin(() => refusal(401))

  await show(<Door />)
  await expect.element(alert()).toHaveTextContent(locked)
  await expect.element(alert()).toHaveTextContent(/You can try again at \d\d:\d\d\./)
  await expect.element(button()).toBeDisabled()

  vi.advanceTimersByTime(lockMs + 1_000)
  await expect.element(button()).toBeEnabled()
  await expect.element(alert()).toHaveTextContent('')
  await expect.element(captcha()).not.toBeInTheDocument()
})

test('a wrong sum is refused before the server is asked, and another sum comes', async () => {
  keepGuard({ failures: 3, lockedUntil: null, keptAt: Date.now() })
  const sent = answerLogin(() => refusal(401))
  await show(<Door />)
  const sums = new Set<string>()

  for (let round = 0; round < 8; round++) {
    const sum = operands()
    expect(sum.every((operand) => operand >= 1 && operand <= 10)).toBe(true)
    sums.add(sum.join('+'))
    await username().fill('somebody')
    await password().fill('wrong')
    await captcha().fill('99')
    await button().click()
    await expect.element(captcha()).toHaveValue('')
  }

  await expect.element(alert()).toHaveTextContent('CAPTCHA verification failed. Please try again.')
  expect(sent.filter(({ path }) => path === '/api/admin/login')).toEqual([])
  expect(sums.size).toBeGreaterThan(1)
})

test('a success resets counter and captcha', async () => {
  keepGuard({ failures: 4, lockedUntil: null, keptAt: Date.now() })
  answerLogin(() =>
    Response.json({ admin: { id: 1, username: 'tutor', name: null, email: null, role: 'owner' } }),
  )
  await show(<Door />)
  const [left, right] = operands()
  await username().fill('tutor')
  await password().fill('right')
  await captcha().fill(String(left + right))

  await button().click()

  await expect.element(page.getByText('Signed in')).toBeVisible()
  expect(JSON.parse(localStorage.getItem('login-guard') ?? '')).toMatchObject({
    failures: 0,
    lockedUntil: null,
  })
})

test('a 429 locks for as long as Retry-After says, and says so', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  answerLogin(() => refusal(429, { 'Retry-After': '120' }))
  await show(<Door />)

  await attempt()
  await expect.element(alert()).toHaveTextContent(`${tooMany} You can try again at`)
  await expect.element(button()).toBeDisabled()
  vi.advanceTimersByTime(90_000)
  await expect.element(alert()).toHaveTextContent('in less than a minute')
  vi.advanceTimersByTime(31_000)

  await expect.element(button()).toBeEnabled()
})

test.each([
  ['fails', () => refusal(500)],
  ['is silent', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ['is away', connectionLost],
])('a server that %s counts as no failure and loses nothing', async (_, answer) => {
  const message = 'Login failed. Please check your connection and try again.'
  answerLogin(answer)
  await show(<Door />)
  await username().fill('tutor')
  await password().fill('my password')

  await button().click()

  await expect.element(toast().getByText('Login Failed', { exact: true })).toBeVisible()
  await expect.element(alert()).toHaveTextContent(message)
  await expect.element(alert()).not.toHaveTextContent('failed attempt')
  await expect.element(username()).toHaveValue('tutor')
  await expect.element(password()).toHaveValue('my password')
})

test('who opened the site under another address reads where to open it', async () => {
  const message = 'This request did not come from https://tutor.example. Open the site there.'
  answerLogin(() => Response.json({ message }, { status: 403 }))
  await show(<Door />)

  await attempt('right')

  await expect.element(alert()).toHaveTextContent(message)
  await expect.element(alert()).not.toHaveTextContent('failed attempt')
})

test('a form that came back without script says what is wrong and keeps the name', async () => {
  answerLogin(() => refusal(401))
  const refused = { values: { username: 'Tutor "T" <b>' }, message: wrong, errors: [] }

  await show(
    <RefusedFormContext value={refused}>
      <Door />
    </RefusedFormContext>,
  )

  await expect.element(alert()).toHaveTextContent(wrong)
  await expect.element(username()).toHaveValue('Tutor "T" <b>')
  await expect.element(password()).toHaveValue('')
})

test('a code is asked for where it is typed, and no more once another name is', async () => {
  const refuse = (message: string) => () =>
    Response.json({ message, errors: [{ path: 'code', message }] }, { status: 401 })
  const { codeAsked, codeWrong } = loginMessages
  const answers = [refuse(codeAsked), refuse(codeWrong)]
  const sent = answerLogin(() => answers.shift()?.() ?? refusal(500))
  await show(<Door />)
  await username().fill('anna')
  await password().fill('right')
  await expect.element(code()).not.toBeInTheDocument()

  await button().click()
  await expect.element(code()).toHaveAccessibleDescription(codeAsked)
  await expect.element(code()).toHaveFocus()
  await expect.element(alert()).not.toHaveTextContent('failed attempt')
  await code().fill('000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(code()).toHaveAccessibleDescription(codeWrong)
  await expect.element(code()).toHaveFocus()
  await expect.element(alert()).toHaveTextContent('1 failed attempt(s)')
  await username().fill('bea')

  await expect.element(code()).not.toBeInTheDocument()
  expect(sent.filter(({ path }) => path === '/api/admin/login')).toHaveLength(2)
})

test('a recovery code that is pasted with what stands around it is sent whole', async () => {
  const message = loginMessages.codeAsked
  const sent = answerLogin(() =>
    Response.json({ message, errors: [{ path: 'code', message }] }, { status: 401 }),
  )
  await show(<Door />)
  await attempt()
  await expect.element(code()).toHaveFocus()
  const pasted = '\u20689sx3 \u2013 2ssw \u2013 eq43 \u2013 xf5y \u2013 mmmm \u2013 wwww\u2069.'

  pasteInto(code(), pasted)
  await button().click()

  await expect.poll(() => sent.at(-1)).toMatchObject({ body: { code: pasted } })
})

test('the sum may be pasted with what stands around it', async () => {
  keepGuard({ failures: 3, lockedUntil: null, keptAt: Date.now() })
  const sent = answerLogin(() => refusal(401))
  await show(<Door />)
  await username().fill('somebody')
  await password().fill('wrong')
  const [left, right] = operands()

  pasteInto(captcha(), `\u2066 ${left + right}\u2069.`)
  await button().click()

  await expect.element(alert()).toHaveTextContent('4 failed attempt(s)')
  expect(sent.filter(({ path }) => path === '/api/admin/login')).toHaveLength(1)
})

/** What this browser remembers of earlier failures. */
function keepGuard(guard: { failures: number; lockedUntil: number | null; keptAt: number }) {
  localStorage.setItem('login-guard', JSON.stringify(guard))
}

test('a second wrong sum is said aloud like the first, with the same words', async () => {
  keepGuard({ failures: 3, lockedUntil: null, keptAt: Date.now() })
  answerLogin(() => refusal(401))
  await show(<Door />)
  const refused = page.getByText('CAPTCHA verification failed. Please try again.')
  async function answerWrongly() {
    await username().fill('somebody')
    await password().fill('wrong')
    await captcha().fill('99')
    await button().click()
  }
  await answerWrongly()
  await expect.element(refused).toBeVisible()
  const saidFirst = refused.element()

  await answerWrongly()

  await expect.poll(() => refused.element()).not.toBe(saidFirst)
})
