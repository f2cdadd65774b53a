import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { passkeyPaths } from '../../contract/passkey.ts'
import { Passkeys } from './passkeys.tsx'

const asked = {
  name: 'Chrome on Linux',
  options: {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'A site' },
    user: { id: 'AAAA', name: 'anna', displayName: 'Anna' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 60_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  },
}

const made = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  response: { attestationObject: new ArrayBuffer(3), clientDataJSON: new ArrayBuffer(3) },
  getClientExtensionResults: () => ({}),
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const typePassword = () => page.getByLabelText('Your own current password').fill('secret')

test('where no answer comes, the list is read anew, and the name that was typed stays', async () => {
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(made)
  fakeServer(({ path }) => (path === passkeyPaths.begin ? Response.json(asked) : connectionLost()))
  const onChange = vi.fn(async () => {})
  await render(<Passkeys passkeys={[]} onChange={onChange} />)
  await press('Add a passkey')
  await typePassword()
  await press('Next')
  await page.getByLabelText(/^A name for it/).fill('My laptop')

  await press('Make the passkey')

  await expect.element(page.getByRole('status')).toHaveTextContent('is not in the list above')
  expect(onChange).toHaveBeenCalledOnce()
  await typePassword()
  await press('Next')
  await expect.element(page.getByLabelText(/^A name for it/)).toHaveValue('My laptop')
})

test('a passkey that was removed elsewhere meanwhile is out of the list, and no failure', async () => {
  const passkey = {
    id: '5b0c1f0e-5f0a-4f6e-9a3e-2f3b7c1d9e10',
    name: 'My laptop',
    since: '2026-11-01T09:00:00.000Z',
    lastUsed: null,
    formerHost: null,
  }
  fakeServer(() => Response.json({ message: 'Passkey not found' }, { status: 404 }))
  const onChange = vi.fn(async () => {})
  await render(<Passkeys passkeys={[passkey]} onChange={onChange} />)
  await press('Remove My laptop')
  await typePassword()

  await press('Remove')

  await expect.element(page.getByRole('status')).toHaveTextContent('The passkey was removed.')
  expect(onChange).toHaveBeenCalledOnce()
})
