import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { passkeyPaths } from '../../../cms/contract/passkey.ts'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { show, toast } from '../../../testing/component/show.tsx'
import { signedIn } from '../../../testing/fake-contract.ts'
import { LoginForm } from './login-form.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'

afterEach(() => {
  localStorage.clear()
})

/** What a device gives when somebody has agreed. */
const used = {
  id: 'AQID',
  rawId: new Uint8Array([1, 2, 3]).buffer,
  type: 'public-key',
  authenticatorAttachment: null,
  response: {
    authenticatorData: new ArrayBuffer(37),
    clientDataJSON: new ArrayBuffer(2),
    signature: new ArrayBuffer(8),
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
  toJSON: () => ({}),
}

const options = {
  challenge: 'AQID',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'required',
}

test('a passkey resets counter and captcha as a password does', async () => {
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(used)
  fakeServer(({ path }) =>
    path === passkeyPaths.beginSignIn
      ? Response.json({ options })
      : path === passkeyPaths.signIn
        ? Response.json({ admin: signedIn[apiPaths.me] })
        : Response.json({ message: 'Not signed in' }, { status: 401 }),
  )
  localStorage.setItem(
    'login-guard',
    JSON.stringify({ failures: 4, lockedUntil: null, keptAt: Date.now() }),
  )
  await show(
    <>
      <LoginForm returnTo={null} />
      <PasskeyEntry />
    </>,
  )
  await expect.element(page.getByText(/^4 failed attempt/)).toBeVisible()

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()

  await expect.element(toast().getByText('Login Successful')).toBeVisible()
  await expect.element(page.getByText(/failed attempt/)).not.toBeInTheDocument()
  await expect.element(page.getByLabelText(/CAPTCHA/)).not.toBeInTheDocument()
})
