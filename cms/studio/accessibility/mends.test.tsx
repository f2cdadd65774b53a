import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MendedMarkup } from './mended-markup.tsx'

const asButton = { role: 'button', tabIndex: 0 }

/** A row of a list that somebody edits, as Payload draws it: the words twice, the first unseen. */
function LockedRow({ said }: { said: string }) {
  const tooltip = <div className="tooltip-content">{said}</div>
  return (
    <div className="locked" {...asButton}>
      <aside aria-hidden="true" className="tooltip locked__tooltip">
        {tooltip}
      </aside>
      <aside className="tooltip locked__tooltip">{tooltip}</aside>
      <svg aria-hidden="true" />
    </div>
  )
}

/** What Payload asks whoever opens a form that somebody else edits. */
function LockedForm({ editor }: { editor: string }) {
  return (
    <div className="document-locked__content">
      <p>
        <strong>{editor}</strong> is currently editing this document.
      </p>
      <p>
        Editing since <strong>8 o’clock</strong>
      </p>
    </div>
  )
}

test('the lock in a list says who is editing, and is no button', async () => {
  await render(
    <MendedMarkup>
      <LockedRow said="eva@tutor.example is editing" />
    </MendedMarkup>,
  )

  const lock = page.getByRole('img', { name: 'Locked: eva@tutor.example is editing' })
  await expect.element(lock).toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('an admin without an e-mail address is not called by her number', async () => {
  await render(
    <MendedMarkup>
      <LockedRow said="3 is editing" />
    </MendedMarkup>,
  )

  const lock = page.getByRole('img', { name: 'Locked: Another admin is editing' })
  await expect.element(lock).toHaveTextContent('Another admin is editing')
})

test('nor is she in a form that is taken over', async () => {
  const form = await render(
    <MendedMarkup>
      <LockedForm editor="3" />
    </MendedMarkup>,
  )
  const words = page.getByText('Another admin is currently editing this document.')
  await expect.element(words).toBeInTheDocument()
  await expect.element(page.getByText('Editing since 8 o’clock')).toBeInTheDocument()

  await form.rerender(
    <MendedMarkup>
      <LockedForm editor="User: 4" />
      <p>and something new on the page</p>
    </MendedMarkup>,
  )

  await expect.element(words).toBeInTheDocument()
})

test('what has no name yet is not told in brackets', async () => {
  await render(
    <MendedMarkup>
      <h1 className="doc-header__title">[Untitled]</h1>
    </MendedMarkup>,
  )

  const title = page.getByRole('heading', { name: 'Untitled', exact: true })
  await expect.element(title).toBeInTheDocument()
})
