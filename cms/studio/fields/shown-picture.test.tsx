import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ShownPicture } from './shown-picture.tsx'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

test('a picture that is there is shown', async () => {
  const screen = await render(<ShownPicture address={dot} />)

  await expect.element(screen.getByRole('img', { name: 'What you chose' })).toBeVisible()
})

test('one that has been deleted is told in words, with what to do', async () => {
  const screen = await render(<ShownPicture address="data:image/webp;base64,AAAA" />)

  await expect.element(screen.getByText('This picture cannot be shown')).toBeVisible()
  await expect.element(screen.getByText('choose another one, or remove it')).toBeVisible()
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})
