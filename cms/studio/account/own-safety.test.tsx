import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import { OwnSafety } from './own-safety.tsx'

const anna = 1
const ben = 2

const safetyOf = (adminId: number) => ({
  adminId,
  sessions: [],
  signIns: [],
  passkeys: [],
  lacksSecondStep: false,
  secondStep: { isOn: false, recoveryCodesLeft: 0 },
})

const turnOn = page.getByRole('button', { name: 'Turn on' })

test('a tab that is come back to after somebody else signed in shows nothing of theirs', async () => {
  let signedIn = anna
  fakeServer(() => Response.json(safetyOf(signedIn)))
  await render(<OwnSafety adminId={anna} />)
  await expect.element(turnOn).toBeVisible()

  signedIn = ben
  window.dispatchEvent(new Event('focus'))

  await expect.element(page.getByRole('alert')).toHaveTextContent('Another admin has now signed in')
  await expect.element(turnOn).not.toBeInTheDocument()
})

test('a page that was drawn before somebody else signed in shows nothing of theirs', async () => {
  fakeServer(() => Response.json(safetyOf(ben)))

  await render(<OwnSafety adminId={anna} />)

  await expect.element(page.getByRole('alert')).toHaveTextContent('Another admin has now signed in')
  await expect.element(turnOn).not.toBeInTheDocument()
})
