import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { pasteInto } from '../../../testing/component/paste-into.ts'
import { accountPaths } from '../../contract/account.ts'
import { SecondStep } from './second-step.tsx'

const key = {
  key: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/site:anna?secret=JBSWY3DPEHPK3PXP',
  qr: { size: 21, d: 'M0 0h1v1h-1z' },
}

async function beginTurningOn() {
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByLabelText(/password/i).fill('secret')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByLabelText(/^The six digits/)).toHaveFocus()
}

async function turnOn() {
  await beginTurningOn()
  await page.getByLabelText(/^The six digits/).fill('123456')

  await page.getByRole('button', { name: 'Turn on' }).click()
}

test('by the keyboard alone: the focus goes from the code to the recovery codes', async () => {
  fakeServer(({ path }) =>
    Response.json(path === accountPaths.secondStep ? key : { codes: ['9sx3-2ssw-eq43-xf5y'] }),
  )
  const onChange = async () => undefined
  await render(<SecondStep isOn={false} recoveryCodesLeft={0} onChange={onChange} />)
  await turnOn()

  await expect.element(page.getByText(/Keep these recovery codes/)).toHaveFocus()
})

test('a code that is pasted with what stands around it is sent whole', async () => {
  const sent = fakeServer(({ path }) =>
    Response.json(path === accountPaths.secondStep ? key : { codes: [] }),
  )
  await render(<SecondStep isOn={false} recoveryCodesLeft={0} onChange={async () => undefined} />)
  await beginTurningOn()
  const pasted = `\u2068${[...'123\u2011456'].join('  \u200e  ')}\u2069.`

  pasteInto(page.getByLabelText(/^The six digits/), pasted)
  await page.getByRole('button', { name: 'Turn on' }).click()

  await expect.poll(() => sent.at(-1)).toMatchObject({ body: { code: pasted } })
})

test('each recovery code stands on one line where two columns hardly fit', async () => {
  await page.viewport(540, 800)
  onTestFinished(() => page.viewport(1280, 900))
  const code = '9sx3-2ssw-eq43-xf5y-mmmm-wwww'
  fakeServer(({ path }) =>
    Response.json(path === accountPaths.secondStep ? key : { codes: [code] }),
  )
  await render(<SecondStep isOn={false} recoveryCodesLeft={0} onChange={async () => undefined} />)
  await turnOn()

  const shown = await page.getByText(code, { exact: true }).findElement()
  expect(shown.getClientRects()).toHaveLength(1)
})

test.each([
  ['no answer comes', connectionLost],
  ['the answer breaks off', () => new Response('{"codes":["9s')],
])(
  'where %s, the account is read anew, and another try begins with a new key',
  async (_what, confirmed) => {
    fakeServer(({ path }) => (path === accountPaths.secondStep ? Response.json(key) : confirmed()))
    const onChange = vi.fn(async () => {})
    await render(<SecondStep isOn={false} recoveryCodesLeft={0} onChange={onChange} />)
    await turnOn()

    await expect.element(page.getByRole('status')).toHaveTextContent('begin again')
    expect(onChange).toHaveBeenCalledOnce()
    await expect.element(page.getByLabelText(/password/i)).toHaveFocus()

    await page.getByLabelText(/password/i).fill('secret')
    await page.getByRole('button', { name: 'Next' }).click()

    await expect.element(page.getByLabelText(/^The six digits/)).toBeVisible()
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  },
)
