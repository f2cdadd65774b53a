import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** A WebM that no browser plays, as the server sends recordings. */
export const unplayable = { type: 'audio/webm', data: btoa('of a newer browser') }

/** In the place of its player stand the reason and a way to keep it, where the keyboard goes on. */
export async function expectUnplayable(): Promise<void> {
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'This browser cannot play the recording. Save it, or open this page on another device.',
    )
  const link = page.getByRole('link', { name: 'Save it' })
  await expect.element(link).toHaveAttribute('download', 'recording.webm')
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^blob:/))
  await expect.element(link).toHaveFocus()
}
