import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost, fakeServer } from '../../../../testing/component/fake-server.ts'
import { useXRay } from './use-x-ray.ts'

const found = (title: string) =>
  Response.json({ title, findings: [], added: null, gone: [], rows: [], words: null })

function XRay({ saved }: { saved: string }) {
  const { report, isOlder, isFailed, lookAgain } = useXRay(saved === '' ? undefined : 7, saved)
  return (
    <>
      <p>{`${report?.title} ${isOlder ? 'of the page before' : 'of this page'}`}</p>
      {isFailed && <p role="alert">No answer</p>}
      <button type="button" onClick={lookAgain}>
        Look again
      </button>
    </>
  )
}

test('findings are of the page before once another is saved, until it is looked at again', async () => {
  const sent = fakeServer(() => found(`Look ${sent.length}`))
  const screen = await render(<XRay saved="<p>One</p>" />)
  await expect.element(page.getByText('Look 1 of this page')).toBeVisible()

  await screen.rerender(<XRay saved="<p>Two</p>" />)

  await expect.element(page.getByText('Look 1 of the page before')).toBeVisible()
  await page.getByRole('button').click()
  await expect.element(page.getByText('Look 2 of this page')).toBeVisible()
})

test('a look that failed can be had again', async () => {
  const answers = [() => found('First'), connectionLost, () => found('Third')]
  const sent = fakeServer(() => answers[sent.length - 1]?.() ?? connectionLost())
  const screen = await render(<XRay saved="<p>One</p>" />)
  await expect.element(page.getByText('First of this page')).toBeVisible()
  await screen.rerender(<XRay saved="<p>Two</p>" />)

  await page.getByRole('button').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('First of the page before')).toBeVisible()
  await page.getByRole('button').click()

  await expect.element(page.getByText('Third of this page')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a page that is saved where there was none is looked at by itself', async () => {
  fakeServer(() => found('First'))
  const screen = await render(<XRay saved="" />)

  await screen.rerender(<XRay saved="<p>One</p>" />)

  await expect.element(page.getByText('First of this page')).toBeVisible()
})
